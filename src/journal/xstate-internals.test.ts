import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createActor, type InspectionEvent, setup } from 'xstate'
import { inertScopeOf } from './inert-scope.ts'
import { inspectedActor, knownXStateVersion, parentOf, putState, stateOf, transitionOf } from './xstate-internals.ts'

const child = setup({ types: { events: {} as { type: 'shut' } } }).createMachine({
  id: 'child',
  initial: 'open',
  states: { open: { on: { shut: 'closed' } }, closed: {} },
})

const parent = setup({ actors: { child } }).createMachine({ id: 'parent', invoke: { id: 'child', src: 'child' } })

describe('what the journal uses of XState without a promise', () => {
  it('was looked at for the version that is installed', () => {
    const file = createRequire(import.meta.url).resolve('xstate/package.json')
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }
    expect(version, 'Read XState’s changes to actors, then take the new version into xstate-internals.ts').toBe(
      knownXStateVersion,
    )
  })

  it('is there: parents, also in inspection events', () => {
    const seen: InspectionEvent[] = []
    const actor = createActor(parent, { inspect: (inspected) => seen.push(inspected) }).start()
    const invoked = actor.getSnapshot().children.child
    if (invoked === undefined) throw new Error('The child was not invoked')
    expect([parentOf(invoked), parentOf(actor)]).toEqual([actor, undefined])
    const refs = seen.flatMap((inspected) => (inspected.type === '@xstate.event' ? [inspectedActor(inspected.actorRef)] : []))
    expect(refs.map(({ id }) => id)).toContain('child')
    actor.stop()
  })

  it('is there: a state can be read, computed and put without running the actor', () => {
    const actor = createActor(child)
    const before = stateOf(actor)
    expect(before).toMatchObject({ status: 'active', value: 'open' })
    const after = transitionOf(actor, { type: 'shut' }, inertScopeOf(actor))
    expect(after).toMatchObject({ value: 'closed' })
    expect(stateOf(actor)).toBe(before)
    putState(actor, after)
    expect(actor.getSnapshot().value).toBe('closed')
  })
})
