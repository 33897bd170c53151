import { describe, expect, it } from 'vitest'
import { createJournal } from './journal.ts'
import type { JournalProblem } from './problem.ts'
import { createVault } from './vault.ts'

const written = (event: { type: string; [field: string]: unknown }, secrets: readonly string[] = []) => {
  const journal = createJournal({ now: () => 0 })
  const problems: JournalProblem[] = []
  journal.problems$.subscribe((problem) => problems.push(problem))
  return { event: journal.append('login', 1, event, { secrets, passing: [] }).event, problems }
}

class Money {
  readonly cents = 5
}

describe('what the journal keeps of an event', () => {
  it('is the event itself when it is plain', () => {
    const event = { type: 'filled', address: { city: 'Perth', lines: ['a', 'b'] }, count: 3, note: null, gone: undefined }
    expect(written(event)).toEqual({ event, problems: [] })
    expect(written(event).event).toBe(event)
  })

  it('keeps sealed handles in secret fields', () => {
    const event = { type: 'sent', attempt: { kind: 'password', password: createVault().seal('Portal-demo-1') } }
    expect(written(event, ['password'])).toEqual({ event, problems: [] })
  })

  it('never holds a secret, wherever it stands', () => {
    const secret = 'Portal-demo-1'
    const places = [
      { type: 'sent', password: secret },
      { type: 'sent', attempt: { password: secret } },
      { type: 'journal.started', input: { attempts: [{ password: secret }] } },
      { type: 'xstate.done.actor.save', output: { user: { password: { text: secret } } } },
      { type: 'xstate.promise.reject', data: Object.assign(new Error('no'), { password: [secret] }) },
      { type: 'sent', password: { sealed: 'abc', length: 'short', text: secret } },
    ]
    for (const place of places) {
      const { event, problems } = written(place, ['password'])
      expect(JSON.stringify(event)).not.toContain(secret)
      expect(JSON.stringify(event)).toContain('"sealed":"redacted"')
      expect(problems).toMatchObject([{ kind: 'secretRedacted', flow: 'login' }])
      expect(JSON.stringify(place)).not.toContain('redacted')
    }
  })

  it('judges the length of what it redacted', () => {
    const length = (password: string) =>
      (written({ type: 'sent', password }, ['password']).event.password as { length: string }).length
    expect(['', '1234567', '12345678', 'x'.repeat(128), 'x'.repeat(129)].map(length)).toEqual([
      'empty',
      'short',
      'acceptable',
      'acceptable',
      'long',
    ])
  })

  it('turns errors into plain data with their own fields', () => {
    const error = Object.assign(new TypeError('refused'), { kind: 'conflict', field: 'Email' })
    expect(written({ type: 'xstate.error.actor.save', error }).event.error).toEqual({
      name: 'TypeError',
      message: 'refused',
      kind: 'conflict',
      field: 'Email',
    })
  })

  it('leaves the subscription out of observable snapshots', () => {
    const snapshot = { status: 'active', context: 4, _subscription: { unsubscribe: () => undefined } }
    const { event, problems } = written({ type: 'xstate.snapshot.clock', snapshot })
    expect(event.snapshot).toEqual({ status: 'active', context: 4 })
    expect(problems).toEqual([])
  })

  it('describes what is not plain, and survives a structured clone', () => {
    const circle: { self?: unknown } = {}
    circle.self = circle
    const { event, problems } = written({
      type: 'odd',
      a: () => 1,
      b: new Money(),
      c: [new Map()],
      d: circle,
      e: Symbol('s'),
      f: new File([], 'cv'),
    })
    expect(structuredClone(event)).toEqual({
      type: 'odd',
      a: { notPlain: 'function' },
      b: { notPlain: 'Money' },
      c: [{ notPlain: 'Map' }],
      d: { self: { notPlain: 'Object' } },
      e: { notPlain: 'symbol' },
      f: { notPlain: 'File' },
    })
    expect(problems.map((problem) => 'field' in problem && problem.field)).toEqual(['a', 'b', 'c.0', 'd.self', 'e', 'f'])
  })

  it('is refused in development when it is not plain', () => {
    const journal = createJournal({ development: true })
    journal.keep('loan-form')
    expect(() => journal.append('loan-form', 1, { type: 'odd', file: new File([], 'cv') })).toThrow(
      "'file' of event 'odd' to 'loan-form'",
    )
    expect(journal.entriesOf('loan-form')).toEqual([])
  })
})
