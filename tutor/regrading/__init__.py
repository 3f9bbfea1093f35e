"""Verdicts that are doubted, voided or judged anew."""
