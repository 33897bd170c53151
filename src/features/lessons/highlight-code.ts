import type { Extension } from '@codemirror/state'
import type { Parser } from '@lezer/common'
import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { loadLanguage } from '#ui/code/languages.ts'

/** A piece of code of one kind; null for what is of none. */
export interface CodePiece {
  readonly text: string
  readonly kind: string | null
}

/** What the pieces are called, as the editor colours them (src/ui/code/editor-theme.ts). */
const kinds = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword, tags.operatorKeyword, tags.typeName, tags.self], class: 'keyword' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.character, tags.attributeValue], class: 'string' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.unit, tags.color, tags.literal], class: 'literal' },
  { tag: [tags.comment, tags.docComment], class: 'comment' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName), tags.className, tags.attributeName, tags.macroName],
    class: 'name',
  },
  { tag: [tags.tagName, tags.meta, tags.processingInstruction], class: 'tag' },
  { tag: [tags.operator, tags.punctuation, tags.bracket, tags.angleBracket], class: 'operator' },
])

/** The parser of a language; some bring the editor more than themselves. */
const parserOf = (given: Extension): Parser | null => {
  const language = [given].flat().find((one) => 'parser' in one)
  return language === undefined ? null : (language as unknown as { readonly parser: Parser }).parser
}

/**
 * The pieces of a code by the languages of the editor; null for a language that nobody knows.
 *
 * @throws what the browser says when the language did not arrive
 */
export const highlight = async (code: string, language: string): Promise<readonly CodePiece[] | null> => {
  const parser = parserOf(await loadLanguage(language))
  if (parser === null) return null
  const pieces: CodePiece[] = []
  highlightCode(
    code,
    parser.parse(code),
    kinds,
    (text, kind) => pieces.push({ text, kind: kind === '' ? null : kind }),
    () => pieces.push({ text: '\n', kind: null }),
  )
  return pieces
}
