import { autoCloseTags, xmlLanguage } from '@codemirror/lang-xml'

export const language = [xmlLanguage, autoCloseTags]
