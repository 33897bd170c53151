import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { messages } from '#rules/messages.ts'
import { workTimer } from './work-timer.machine.ts'

const hour = 3_600_000
const work = { values: { ticket: 'HB-1' }, name: 'Harbour · Tides' }
const other = { values: { ticket: 'HB-2' }, name: 'Harbour · Quay' }

const open = () => {
  const actor = createActor(workTimer)
  const said: string[] = []
  actor.on('notice.raised', ({ body }) => said.push(body))
  actor.start()
  return { actor, said, read: () => actor.getSnapshot() }
}

describe('a timer', () => {
  it('measures one piece of work at a time: a second start is refused with a reason, and what is measured stays', () => {
    const { actor, said, read } = open()
    actor.send({ type: 'timer.started', at: hour, work })
    actor.send({ type: 'timer.started', at: 2 * hour, work: other })
    expect(read().context).toMatchObject({ work, startedAt: hour })
    actor.send({ type: 'timer.stopped', at: 3 * hour })
    actor.send({ type: 'timer.started', at: 4 * hour, work: other })
    expect(read().context).toEqual({ work, startedAt: hour, stoppedAt: 3 * hour })
    expect(said).toEqual([messages.timerRuns, messages.timerWaits])
  })

  it('keeps what was measured until a record has it, and nothing of it after that', () => {
    const { actor, read } = open()
    const before = read().context
    actor.send({ type: 'timer.started', at: hour, work })
    expect(read().hasTag('nothingToKeep')).toBe(false)
    actor.send({ type: 'timer.stopped', at: 2 * hour })
    expect(read().hasTag('nothingToKeep')).toBe(false)
    actor.send({ type: 'time.taken' })
    expect(read().hasTag('nothingToKeep')).toBe(true)
    expect(read().context).toEqual(before)
  })
})
