/** The kind of a language that is read line by line. The build puts it into a file of its own (scripts/editor-size.ts). */
export { StreamLanguage } from '@codemirror/language'
