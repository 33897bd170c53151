import { autoCloseTags, htmlLanguage } from '@codemirror/lang-html'

export const language = [htmlLanguage, autoCloseTags]
