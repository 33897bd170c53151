import type { AnyStateMachine } from 'xstate'
import { registry } from '#machines/registry.ts'

/** Every machine of this version by its id, without effects. */
export const inertMachines: ReadonlyMap<string, AnyStateMachine> = new Map(registry.map(({ machine }) => [machine.id, machine]))
