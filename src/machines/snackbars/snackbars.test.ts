import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { snackbars } from './snackbars.machine.ts'

const open = () => {
  const clock = new SimulatedClock()
  const actor = createActor(snackbars, { clock, logger: () => {} }).start()
  let count = 0
  return {
    actor,
    /** Milliseconds one by one, so that what one timer sets going is timed from its own moment. */
    wait: (milliseconds: number) => {
      for (let passed = 0; passed < milliseconds; passed += 1) clock.increment(1)
    },
    /** Raises a message with an id of its own, which it returns. */
    raise: (body: string, more: { timeout?: number; button?: string } = {}) => {
      count += 1
      const id = `id-${count}`
      actor.send({ type: 'snackbar.raised', id, body, status: 'info', ...more })
      return id
    },
    /** Every message kept, newest first; one that is leaving in brackets. */
    shown: () => actor.getSnapshot().context.items.map((item) => (item.show ? item.body : `(${item.body})`)),
    ids: () => actor.getSnapshot().context.items.map((item) => item.id),
  }
}

describe('snackbars', () => {
  it('put the newest first', () => {
    const { raise, shown, actor } = open()
    raise('one')
    raise('two', { button: 'Undo' })
    expect(shown()).toEqual(['two', 'one'])
    expect(actor.getSnapshot().context.items).toMatchObject([
      { button: 'Undo', timeout: 5000 },
      { button: null, timeout: 5000 },
    ])
  })

  it('leave after 5 seconds: hidden, and 200 ms later dropped', () => {
    const { raise, shown, wait } = open()
    raise('one')
    wait(4999)
    expect(shown()).toEqual(['one'])
    wait(1)
    expect(shown()).toEqual(['(one)'])
    wait(199)
    expect(shown()).toEqual(['(one)'])
    wait(1)
    expect(shown()).toEqual([])
  })

  it('stay as long as they say', () => {
    const { raise, shown, wait } = open()
    raise('long', { timeout: 8000 })
    raise('short', { timeout: 1000 })
    wait(1200)
    expect(shown()).toEqual(['long'])
    wait(6799)
    expect(shown()).toEqual(['long'])
    wait(201)
    expect(shown()).toEqual([])
  })

  it('leave when they are closed, once, and without the others', () => {
    const { raise, shown, wait, actor } = open()
    const first = raise('one')
    raise('two')
    actor.send({ type: 'snackbar.dismissed', id: first })
    expect(shown()).toEqual(['two', '(one)'])
    wait(100)
    actor.send({ type: 'snackbar.dismissed', id: first })
    actor.send({ type: 'snackbar.dismissed', id: 'nobody' })
    wait(99)
    expect(shown()).toEqual(['two', '(one)'])
    wait(1)
    expect(shown()).toEqual(['two'])
  })

  it('of the same body hide the one shown and take the first place exactly 200 ms later', () => {
    const { raise, shown, ids, wait } = open()
    raise('same')
    raise('other')
    const second = raise('same')
    expect(shown()).toEqual(['other', '(same)'])
    wait(199)
    expect(shown()).toEqual(['other', '(same)'])
    wait(1)
    expect(shown()).toEqual(['same', 'other'])
    expect(ids()[0]).toBe(second)
  })

  it('of the same body start their time anew', () => {
    const { raise, shown, wait } = open()
    raise('same')
    wait(4000)
    raise('same')
    wait(200)
    expect(shown()).toEqual(['same'])
    wait(4999)
    expect(shown()).toEqual(['same'])
    wait(1)
    expect(shown()).toEqual(['(same)'])
    wait(200)
    expect(shown()).toEqual([])
  })

  it('of the same body are seen even when they come without a pause', () => {
    const { raise, shown, wait } = open()
    raise('same')
    let seen = 0
    for (let time = 0; time < 30; time += 1) {
      raise('same')
      wait(100)
      if (shown().includes('same')) seen += 1
      expect(shown().length).toBeLessThanOrEqual(1)
    }
    expect(seen).toBeGreaterThanOrEqual(10)
  })

  it('of the same body take the place once, however many come meanwhile', () => {
    const { raise, shown, wait } = open()
    raise('same')
    raise('same')
    wait(100)
    raise('same')
    wait(100)
    expect(shown()).toEqual(['same'])
    wait(4999)
    expect(shown()).toEqual(['same'])
    wait(1)
    expect(shown()).toEqual(['(same)'])
  })

  it('of two bodies take their places one after the other', () => {
    const { raise, shown, wait } = open()
    raise('one')
    raise('two')
    raise('one')
    wait(100)
    raise('two')
    wait(100)
    expect(shown()).toEqual(['one', '(two)'])
    wait(100)
    expect(shown()).toEqual(['two', 'one'])
  })

  it('of a body that is just leaving come back once it has left', () => {
    const { raise, shown, wait, actor } = open()
    const first = raise('same')
    actor.send({ type: 'snackbar.dismissed', id: first })
    wait(150)
    raise('same')
    wait(200)
    expect(shown()).toEqual(['same'])
    wait(5200)
    expect(shown()).toEqual([])
  })

  it('are ten at most: the oldest goes', () => {
    const { raise, shown } = open()
    for (let index = 1; index <= 11; index += 1) raise(`message ${index}`)
    expect(shown()).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `message ${index}`))
  })

  it('are never more than ten, whatever comes in, and none stays behind', () => {
    const { raise, shown, wait, actor } = open()
    for (let index = 0; index < 1000; index += 1) {
      raise(`message ${index % 3 === 0 ? index % 7 : index}`)
      if (index % 5 === 0) wait(index % 210)
      const { items, waiting } = actor.getSnapshot().context
      expect(items.length).toBeLessThanOrEqual(10)
      expect(waiting.length).toBeLessThanOrEqual(10)
    }
    wait(200)
    expect(shown().length).toBeLessThanOrEqual(10)
    expect(new Set(shown()).size).toBe(shown().length)
    wait(5000)
    wait(200)
    expect(shown()).toEqual([])
    expect(actor.getSnapshot().context.waiting).toEqual([])
  })

  it('do not leave by themselves while somebody points at them', () => {
    const { raise, shown, wait, actor } = open()
    raise('one')
    wait(4000)
    actor.send({ type: 'queue.held' })
    raise('two')
    wait(60_000)
    expect(shown()).toEqual(['two', 'one'])
    raise('one')
    wait(200)
    expect(shown()).toEqual(['one', 'two'])
    wait(60_000)
    actor.send({ type: 'queue.released' })
    wait(4999)
    expect(shown()).toEqual(['one', 'two'])
    wait(201)
    expect(shown()).toEqual([])
  })

  it('have their whole time once nobody points at them any more', () => {
    const { raise, shown, wait, actor } = open()
    raise('one')
    wait(4000)
    actor.send({ type: 'queue.held' })
    wait(500)
    actor.send({ type: 'queue.released' })
    wait(4999)
    expect(shown()).toEqual(['one'])
    wait(1)
    expect(shown()).toEqual(['(one)'])
  })

  it('of the same body are held, too, where the one that somebody points at makes way for them', () => {
    const { raise, shown, wait, actor } = open()
    raise('one')
    actor.send({ type: 'queue.held' })
    raise('one')
    expect(shown()).toEqual(['(one)'])
    wait(60_000)
    expect(shown()).toEqual(['one'])
  })

  it('can be closed while somebody points at them', () => {
    const { raise, shown, wait, actor } = open()
    const first = raise('one')
    actor.send({ type: 'queue.held' })
    actor.send({ type: 'snackbar.dismissed', id: first })
    wait(200)
    expect(shown()).toEqual([])
  })
})
