import { sassLanguage } from '@codemirror/lang-sass'
import { indentNodeProp } from '@codemirror/language'

/** The older syntax, whose blocks are what is indented. */
export const language = sassLanguage.configure({
  dialect: 'indented',
  props: [indentNodeProp.add({ 'Block RuleSet': ({ baseIndent, unit }) => baseIndent + unit })],
})
