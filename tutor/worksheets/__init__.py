"""The room of worksheets: questions for paper, in forms that ask the same of other cards."""
