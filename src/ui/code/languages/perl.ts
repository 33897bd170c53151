import { perl } from '@codemirror/legacy-modes/mode/perl'
import { StreamLanguage } from './stream-language.ts'

export const language = /* @__PURE__ */ StreamLanguage.define(perl)
