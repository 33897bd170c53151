import type { AnyStateMachine, Snapshot } from 'xstate'
import { flowStarted } from './entry.ts'
import { fold } from './fold.ts'
import type { Journal } from './journal.ts'
import type { FlowMeta } from './meta.ts'
import { type Upcasters, upcast } from './upcast.ts'

export interface Restoring {
  readonly journal: Journal
  readonly upcasters: Upcasters
  readonly key: string
  readonly machine: AnyStateMachine
  readonly meta: FlowMeta
}

/**
 * The state in which a kept flow goes on, or `undefined` when it starts anew: nothing was kept, it had come to its end, or this
 * build cannot read it (its entries are then set aside and reported).
 */
export const restoredState = ({ journal, upcasters, key, machine, meta }: Restoring): Snapshot<unknown> | undefined => {
  const kept = journal.entriesOf(key)
  if (kept.length === 0) return undefined
  const { entries, unknown, newer } = upcast(upcasters, machine.id, meta.version, kept)
  const [started] = entries
  if (newer !== undefined) {
    journal.report({ kind: 'newerVersion', flow: key, version: newer })
    journal.setAside(key, kept, `version ${newer} is newer than ${meta.version}`)
    return undefined
  }
  if (started?.event.type !== flowStarted) {
    journal.setAside(key, kept, 'its beginning cannot be read')
    return undefined
  }
  if (unknown.length > 0) journal.setAside(key, unknown, 'no upcaster')
  try {
    const state = fold(machine, started.event.input, entries)
    return state.status === 'active' ? state : undefined
  } catch (error) {
    journal.setAside(key, kept, String(error))
    return undefined
  }
}
