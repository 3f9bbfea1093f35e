"""The room of search: lessons, glossary and rules, in the reader's language."""
