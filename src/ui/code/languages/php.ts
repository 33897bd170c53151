import { htmlLanguage } from '@codemirror/lang-html'
import { phpLanguage } from '@codemirror/lang-php'
import { parseMixed } from './mixed-language.ts'

/** PHP inside of a page: what is between its tags is HTML. */
export const language = phpLanguage.configure({
  wrap: parseMixed((top) => (top.type.isTop ? { parser: htmlLanguage.parser, overlay: ({ name }) => name === 'Text' } : null)),
  top: 'Template',
})
