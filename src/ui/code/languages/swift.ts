import { swift } from '@codemirror/legacy-modes/mode/swift'
import { StreamLanguage } from './stream-language.ts'

export const language = /* @__PURE__ */ StreamLanguage.define(swift)
