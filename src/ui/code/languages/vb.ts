import { vb } from '@codemirror/legacy-modes/mode/vb'
import { StreamLanguage } from './stream-language.ts'

export const language = /* @__PURE__ */ StreamLanguage.define(vb)
