import type { AnyStateMachine } from 'xstate'

/** What a machine tells the journal in its root `meta.journal`. */
export interface FlowMeta {
  readonly version: number
  readonly life: 'tab' | 'device'
  readonly secrets: readonly string[]
}

const known = new WeakMap<object, FlowMeta>()

const isFlowMeta = (value: unknown): value is FlowMeta => {
  if (typeof value !== 'object' || value === null) return false
  if (!('version' in value) || !('life' in value) || !('secrets' in value)) return false
  const { version, life, secrets } = value
  return (
    Number.isInteger(version) &&
    (life === 'tab' || life === 'device') &&
    Array.isArray(secrets) &&
    secrets.every((name) => typeof name === 'string')
  )
}

/**
 * Reads a machine's journal settings.
 *
 * @throws when the machine has none or they are malformed; the message names the machine
 */
export const flowMetaOf = (machine: AnyStateMachine): FlowMeta => {
  const config: { meta?: unknown } = machine.config
  const found = known.get(config)
  if (found !== undefined) return found
  const meta = config.meta
  const journal: unknown = typeof meta === 'object' && meta !== null && 'journal' in meta ? meta.journal : undefined
  if (!isFlowMeta(journal)) throw new Error(`Machine '${machine.id}' needs meta.journal with version, life and secrets`)
  known.set(config, journal)
  return journal
}
