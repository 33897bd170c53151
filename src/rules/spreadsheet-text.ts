/** What a spreadsheet may take for a formula, whatever follows on further lines. Excel reads the wide signs too. */
export const formulaStart = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/

/** A text that a spreadsheet does not run: with an apostrophe before what may begin a formula. */
export const harmlessText = (text: string): string => (formulaStart.test(text) ? `'${text}` : text)
