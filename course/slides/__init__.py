"""The slides of six lectures, made by pandoc from Markdown and from the figures of the book."""
