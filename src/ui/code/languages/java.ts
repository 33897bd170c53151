import { javaLanguage } from '@codemirror/lang-java'

export const language = javaLanguage
