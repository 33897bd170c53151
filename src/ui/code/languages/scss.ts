import { sassLanguage } from '@codemirror/lang-sass'

export const language = sassLanguage
