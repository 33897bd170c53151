import { jsxLanguage } from '@codemirror/lang-javascript'

export const language = jsxLanguage
