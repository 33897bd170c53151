import { pythonLanguage } from '@codemirror/lang-python'

export const language = pythonLanguage
