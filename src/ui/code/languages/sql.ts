import { StandardSQL } from '@codemirror/lang-sql'

export const language = StandardSQL.language
