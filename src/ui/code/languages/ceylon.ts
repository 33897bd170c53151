import { ceylon } from '@codemirror/legacy-modes/mode/clike'
import { StreamLanguage } from './stream-language.ts'

export const language = /* @__PURE__ */ StreamLanguage.define(ceylon)
