"""The room of the glossary: every word of mus, in each language. Its door is `terms`."""
