/** For a language that others are written within. The build puts it into a file of its own (scripts/editor-size.ts). */
export { parseMixed } from '@lezer/common'
