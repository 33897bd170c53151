import type { Static, TSchema } from 'typebox'
import type { Validator } from 'typebox/compile'
import { isNode, LineCounter, parseDocument } from 'yaml'
import { pathOf } from '../../admin/document.ts'
import { sentence, unstorable } from '../../validation.ts'
import type { Faults } from './faults.ts'

/** A file of YAML between two lines of dashes, and a text. */
export interface FrontMatter<T> {
  readonly file: string
  readonly value: T
  /** Without spaces at its ends. */
  readonly body: string
  /** The line of the file on which the body begins. */
  readonly bodyLine: number
  /** The line of the file on which a value begins, or what it would be in. */
  lineOf(path: readonly (string | number)[]): number
  /** The file, letter for letter. */
  readonly source: string
}

const form = /^\uFEFF?---[ \t]*\n(?<yaml>[\s\S]*?)^---[ \t]*(?:\n|$)(?<body>[\s\S]*)$/mu

/** A lesson is read in an hour; what is longer is several. */
const longestBody = 100_000

const decode = (bytes: Buffer): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** `/steps/2/lesson` as `['steps', 2, 'lesson']`. */
const keysOf = (pointer: string): (string | number)[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))

/**
 * Reads a file and checks its front matter.
 *
 * @returns null when it is at fault, which was said then
 */
export const readFrontMatter = <S extends TSchema>(
  file: string,
  bytes: Buffer,
  validator: Validator<Record<never, never>, S>,
  faults: Faults,
): FrontMatter<Static<S>> | null => {
  const source = decode(bytes)
  if (source === null) {
    faults.say(file, 1, 'The file is not UTF-8 text.')
    return null
  }
  const { yaml, body } = form.exec(source.replaceAll('\r\n', '\n'))?.groups ?? {}
  if (yaml === undefined || body === undefined) {
    faults.say(file, 1, 'The file must begin with front matter between two lines of ---.')
    return null
  }
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // The first line is the dashes'.
  const lineAt = (offset: number): number => lineCounter.linePos(offset).line + 1
  for (const error of document.errors)
    faults.say(file, lineAt(error.pos[0]), `The front matter is not valid YAML: ${error.message}.`)
  if (document.errors.length > 0) return null
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range != null) return lineAt(node.range[0])
    }
    return 2
  }
  let value: unknown
  try {
    value = document.toJS()
  } catch (error) {
    faults.say(file, 2, `The front matter cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
    return null
  }
  if (!validator.Check(value)) {
    sayErrors(file, validator.Errors(value), lineOf, faults)
    return null
  }
  const strange = unstorable({ value, body }, '')
  if (strange !== null) {
    faults.say(file, 2, 'The file contains characters that are not allowed.')
    return null
  }
  if (body.length > longestBody) {
    faults.say(file, 2, `The text may have ${longestBody} characters at most.`)
    return null
  }
  const bodyStart = body.search(/\S/)
  const linesBefore = yaml.split('\n').length + 2
  const bodyLine = linesBefore + (bodyStart <= 0 ? 0 : body.slice(0, bodyStart).split('\n').length - 1)
  return { file, value, body: body.trim(), bodyLine, lineOf, source }
}

const sayErrors = (
  file: string,
  errors: ReturnType<Validator['Errors']>,
  lineOf: (path: readonly (string | number)[]) => number,
  faults: Faults,
): void => {
  // One sentence a place: of a value that may be several things, the first is worth saying.
  const said = new Set<string>()
  const say = (pointer: string, text: (path: string) => string): void => {
    if (said.has(pointer)) return
    said.add(pointer)
    const path = pathOf(pointer)
    faults.say(file, lineOf(keysOf(pointer)), text(path === '' ? 'The front matter' : path))
  }
  for (const error of errors) {
    if (error.keyword === 'additionalProperties') {
      for (const field of error.params.additionalProperties) {
        say(`${error.instancePath}/${field}`, (path) => `${path} is not a known field.`)
      }
    } else if (error.keyword === 'required') {
      for (const field of error.params.requiredProperties) say(`${error.instancePath}/${field}`, (path) => `${path} is required.`)
    } else if (error.keyword !== 'boolean') say(error.instancePath, (path) => sentence(path, error))
  }
}
