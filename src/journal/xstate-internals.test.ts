import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { createActor, type InspectionEvent, setup } from 'xstate'
import { inertScopeOf } from './inert-scope.ts'
import { hearEvents, inspectedActor, knownXStateVersion, parentOf, putState, stateOf, transitionOf } from './xstate-internals.ts'

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

  it('is there: what an actor and its children receive is heard once, before it has an effect, with an inspector and without', () => {
    for (const inspected of [[] as string[], undefined]) {
      const actor = createActor(parent, inspected && { inspect: ({ type }) => void inspected.push(type) })
      const heard: unknown[] = []
      hearEvents(actor, ({ type, ...more }) => {
        if (type !== '@xstate.event' || !('event' in more) || more.event.type === 'xstate.init') return
        const receiver = inspectedActor(more.actorRef)
        heard.push([receiver.id, more.event.type, receiver.getSnapshot().value])
      })
      actor.start()
      actor.send({ type: 'unknown' })
      actor.getSnapshot().children.child?.send({ type: 'shut' })
      expect(heard).toEqual([
        [actor.id, 'unknown', {}],
        ['child', 'shut', 'open'],
      ])
      if (inspected) expect(inspected).toEqual(expect.arrayContaining(['@xstate.event', '@xstate.microstep']))
      actor.stop()
    }
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
