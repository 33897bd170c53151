import { fileTypeFromBuffer } from 'file-type'
import { messages } from '#rules/messages.ts'
import { type FileKind, uploadLimits } from '#rules/uploads.ts'
import { invalid } from '../http-error.ts'
import { compoundStreamNames } from './compound-file.ts'
import { endsAsZip, zipEntryNames } from './zip.ts'

/** What a file is, judged by its content alone. */
export interface JudgedContent {
  readonly mediaType: string
  /** The ending of the name it is kept under, with its dot. */
  readonly ending: string
}

const pdf: JudgedContent = { mediaType: 'application/pdf', ending: '.pdf' }
const word: JudgedContent = { mediaType: 'application/msword', ending: '.doc' }
const wordXml: JudgedContent = {
  mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: '.docx',
}
const jpeg: JudgedContent = { mediaType: 'image/jpeg', ending: '.jpg' }
const png: JudgedContent = { mediaType: 'image/png', ending: '.png' }

/** What makes a browser take the beginning of a file for a page. */
const markup = /<(?:!doctype|html|head|body|script|svg|iframe|img|style|title|meta|object|embed)[\s/>]/i
const looked = 4096

/** A PDF from its first byte to its last, and nothing else that another program would open. */
const isPdf = (bytes: Buffer): boolean => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return false
  const end = bytes.lastIndexOf('%%EOF')
  const endsThere = end !== -1 && /^[\s\0]*$/.test(bytes.toString('latin1', end + 5))
  return endsThere && !markup.test(bytes.toString('latin1', 0, looked)) && !endsAsZip(bytes)
}

/** A Word document whose archive holds a document, and no macros, which this format may not have. */
const isWordXml = (bytes: Buffer): boolean => {
  const names = zipEntryNames(bytes)
  if (names === null) return false
  return (
    names.includes('word/document.xml') &&
    names.includes('[Content_Types].xml') &&
    !names.some((name) => /vbaProject\.bin$/i.test(name) || /(?:^|\/)\.\.(?:\/|$)|\\/.test(name))
  )
}

const isWord = (bytes: Buffer): boolean => compoundStreamNames(bytes)?.includes('WordDocument') === true && !endsAsZip(bytes)

const checks: ReadonlyArray<{
  readonly found: string
  readonly content: JudgedContent
  readonly holds: (bytes: Buffer) => boolean
}> = [
  { found: 'application/pdf', content: pdf, holds: isPdf },
  { found: 'application/x-cfb', content: word, holds: isWord },
  { found: wordXml.mediaType, content: wordXml, holds: isWordXml },
  // Photos are drawn anew, so that nothing but their picture is kept.
  { found: jpeg.mediaType, content: jpeg, holds: () => true },
  { found: png.mediaType, content: png, holds: () => true },
]

/** 400 for a file of another type or size than its kind may have (decisions B, Uploads). */
export const fileNotAllowed = () => invalid('file', messages.fileNotAllowed)

/**
 * Judges a file by its content; its name and what the browser said of it count for nothing.
 *
 * @throws HttpError 400 for anything that its kind may not be
 */
export const judgeContent = async (kind: FileKind, bytes: Buffer): Promise<JudgedContent> => {
  const { maxBytes, mediaTypes } = uploadLimits[kind]
  if (bytes.length === 0 || bytes.length > maxBytes) throw fileNotAllowed()
  // A damaged archive may make the detection itself fail.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  const check = checks.find((one) => one.found === found?.mime)
  if (check === undefined || !mediaTypes.includes(check.content.mediaType) || !check.holds(bytes)) throw fileNotAllowed()
  return check.content
}
