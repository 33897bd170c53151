/**
 * A plain description as it is shown: a paragraph is one line, however its file is wrapped. A blank line divides paragraphs; lines that
 * are indented or begin as a list stay lines of their own.
 */
export const paragraphs = (body: string): string =>
  body
    .split(/\n[ \t]*\n+/)
    .map((paragraph) => paragraph.replace(/[ \t]*\n(?![ \t]|[-*•]|\d+[.)])/g, ' '))
    .join('\n\n')
