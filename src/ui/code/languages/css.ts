import { cssLanguage } from '@codemirror/lang-css'

export const language = cssLanguage
