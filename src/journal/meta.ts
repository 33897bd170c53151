import type { AnyStateMachine } from 'xstate'

/** What a machine tells the journal in its root `meta.journal`. */
export interface FlowMeta {
  readonly version: number
  readonly life: 'tab' | 'device'
  readonly secrets: readonly string[]
  /** Types of events that are not kept on the device: where the focus is, and the like. */
  readonly passing: readonly string[]
  /** Types of events with which the page tells what nobody did there. */
  readonly told: readonly string[]
  /** Whether a flow that several tabs have open follows the one in which something was done last. */
  readonly follows: boolean
}

const known = new WeakMap<object, FlowMeta>()

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const readFlowMeta = (value: unknown): FlowMeta | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  if (!('version' in value) || !('life' in value) || !('secrets' in value)) return undefined
  const { version, life, secrets } = value
  const passing = 'passing' in value ? value.passing : []
  const told = 'told' in value ? value.told : []
  if (typeof version !== 'number' || !Number.isInteger(version)) return undefined
  if ((life !== 'tab' && life !== 'device') || !isTexts(secrets) || !isTexts(passing) || !isTexts(told)) return undefined
  const follows = 'follows' in value && value.follows === true
  return { version, life, secrets, passing, told, follows }
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
  const read = readFlowMeta(journal)
  if (read === undefined) throw new Error(`Machine '${machine.id}' needs meta.journal with version, life and secrets`)
  known.set(config, read)
  return read
}
