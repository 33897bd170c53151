import type { JournalEvent } from './entry.ts'

/** What stands in an entry where a secret field held something else than a sealed handle. */
export interface Redacted {
  readonly sealed: 'redacted'
  readonly length: 'empty' | 'short' | 'acceptable' | 'long'
}

/** One field that could not be written as it was. */
export interface Correction {
  readonly kind: 'secretRedacted' | 'notPlain'
  /** Dotted path of the field inside the event. */
  readonly field: string
}

const deepest = 32

const redacted = (value: unknown): Redacted => {
  const size = typeof value === 'string' ? [...value].length : 1
  return { sealed: 'redacted', length: size === 0 ? 'empty' : size < 8 ? 'short' : size <= 128 ? 'acceptable' : 'long' }
}

const isSealed = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !('sealed' in value) || !('length' in value)) return false
  return typeof value.sealed === 'string' && typeof value.length === 'string' && Object.keys(value).length === 2
}

const isPlainObject = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

const isMachineSnapshot = (value: object): boolean => 'machine' in value && 'value' in value && 'context' in value

const describe = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return typeof value
  return typeof value.constructor === 'function' ? value.constructor.name : 'object'
}

/** Reads a property without trusting getters. */
const read = (value: object, key: string): unknown => {
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

/** Most events hold a few texts and numbers: those need no closer look. */
const isFlat = (event: JournalEvent, secrets: readonly string[]): boolean => {
  if (!isPlainObject(event)) return false
  for (const key in event) {
    const value = event[key]
    const simple =
      value === null ||
      value === undefined ||
      typeof value === 'string' ||
      typeof value === 'number' ||
      typeof value === 'boolean'
    if (!simple || secrets.includes(key)) return false
  }
  return true
}

/**
 * Turns an event into what the journal may keep.
 *
 * Fields named as secrets hold a sealed handle (or nothing) at any depth; anything else there becomes
 * `{ sealed: 'redacted', length }`. Errors become `{ name, message, … }` with their own plain fields. Snapshots of child actors
 * keep status, value, context, output and error only. Functions, class instances and page elements become `{ notPlain: 'File' }`.
 *
 * @param event what happened; it is not changed, and returned itself when nothing had to be replaced
 * @param secrets names of secret fields
 * @param onCorrection called for every secret or non-plain value that was replaced
 */
export const toPlainEvent = (
  event: JournalEvent,
  secrets: readonly string[],
  onCorrection: (correction: Correction) => void,
): JournalEvent => {
  if (isFlat(event, secrets)) return event
  const seen: object[] = []

  const refused = (value: unknown, field: string): unknown => {
    onCorrection({ kind: 'notPlain', field })
    return { notPlain: describe(value) }
  }

  /** The `value` of a machine's snapshot says its state, whatever a secret field is called. */
  const isSecret = (owner: object, key: string): boolean => secrets.includes(key) && !(key === 'value' && 'historyValue' in owner)

  const fields = (value: object, keys: readonly string[], field: string, always: boolean): unknown => {
    let copy: Record<string, unknown> | undefined = always ? {} : undefined
    for (const key of keys) {
      const before = read(value, key)
      const at = field === '' ? key : `${field}.${key}`
      const after =
        isSecret(value, key) && before !== null && before !== undefined && !isSealed(before)
          ? secretAt(before, at)
          : plain(before, at)
      if (copy === undefined && after !== before) copy = { ...value }
      if (copy !== undefined) copy[key] = after
    }
    return copy ?? value
  }

  const secretAt = (value: unknown, field: string): Redacted => {
    onCorrection({ kind: 'secretRedacted', field })
    return redacted(value)
  }

  const nested = (value: object, field: string): unknown => {
    if (Array.isArray(value)) {
      let copy: unknown[] | undefined
      for (const [index, before] of value.entries()) {
        const after = plain(before, `${field}.${index}`)
        if (copy === undefined && after !== before) copy = [...value]
        if (copy !== undefined) copy[index] = after
      }
      return copy ?? value
    }
    if (value instanceof Error) {
      const own = Object.keys(value).filter((key) => key !== 'name' && key !== 'message' && key !== 'stack')
      return fields(value, ['name', 'message', ...own], field, true)
    }
    if (isMachineSnapshot(value)) return fields(value, ['status', 'value', 'context', 'output', 'error'], field, true)
    if ('_subscription' in value)
      return fields(
        value,
        Object.keys(value).filter((key) => key !== '_subscription'),
        field,
        true,
      )
    if (!isPlainObject(value)) return refused(value, field)
    return fields(value, Object.keys(value), field, false)
  }

  const plain = (value: unknown, field: string): unknown => {
    if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') return refused(value, field)
    if (typeof value !== 'object' || value === null) return value
    if (seen.includes(value) || seen.length >= deepest) return refused(value, field)
    seen.push(value)
    const result = nested(value, field)
    seen.pop()
    return result
  }

  return plain(event, '') as JournalEvent
}
