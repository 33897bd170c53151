import { cppLanguage } from '@codemirror/lang-cpp'

export const language = cppLanguage
