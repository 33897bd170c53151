import { typescriptLanguage } from '@codemirror/lang-javascript'

export const language = typescriptLanguage
