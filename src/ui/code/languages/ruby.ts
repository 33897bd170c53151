import { ruby } from '@codemirror/legacy-modes/mode/ruby'
import { StreamLanguage } from './stream-language.ts'

export const language = /* @__PURE__ */ StreamLanguage.define(ruby)
