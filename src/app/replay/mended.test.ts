import { describe, expect, it } from 'vitest'
import { type AnyStateMachine, setup } from 'xstate'
import type { Upcasters } from '#journal/upcast.ts'
import { composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { endingOf } from './mended.ts'
import { suspectsIn } from './suspects.ts'
import { someReport } from './testing/some-report.ts'
import { timelineOf } from './timeline.ts'

/** A lamp that stays dark, or is mended. In version 2 its states have other names. */
const lamp = (pressed: string, version = 1): AnyStateMachine => {
  const [dark, lit] = version === 1 ? ['dark', 'lit'] : ['off', 'on']
  return setup({ types: { events: {} as { type: 'pressed' } } }).createMachine({
    id: 'lamp',
    meta: { journal: { version, life: 'device', secrets: [] } },
    initial: dark,
    states: { [dark]: { on: { pressed: pressed } }, [lit]: {} },
  })
}

const started = { seq: 1, at: 1, flow: 'lamp', version: 1, event: { type: 'journal.started' } }
const pressed = { seq: 2, at: 2, flow: 'lamp', version: 1, event: { type: 'pressed' } }
const state = { status: 'active', value: 'dark', context: {}, children: {}, historyValue: {}, tags: [] }
const report = textOfReport(
  composeReport(
    { ...someFacts, flows: [{ key: 'lamp', machine: 'lamp', state, entries: [started, pressed] }] },
    { leftOut: [], sentence: '' },
  ),
)

const toVersion2: Upcasters = {
  lamp: {
    1: {
      event: (event) => event,
      snapshot: (before) => ({ ...before, value: before.value === 'dark' ? 'off' : 'on' }),
    },
  },
}

const ending = (machine: AnyStateMachine, upcasters: Upcasters = {}) =>
  endingOf(report, 'lamp', new Map([['lamp', machine]]), upcasters)

describe('a flow of a report', () => {
  it('still ends as it was reported', () => {
    expect(ending(lamp('dark'))).toEqual({
      isAsReported: true,
      state: 'dark',
      words: "lamp still ends in 'dark' after entry 2, pressed",
    })
  })

  it('was mended', () => {
    expect(ending(lamp('lit'))).toEqual({ isAsReported: false, state: 'lit', words: "lamp ends in 'lit' after entry 2, pressed" })
  })

  it('of an older version is compared by what its upcasters make of it', () => {
    expect(ending(lamp('off', 2), toVersion2)).toMatchObject({ isAsReported: true, state: 'off' })
    expect(ending(lamp('on', 2), toVersion2)).toMatchObject({ isAsReported: false, state: 'on' })
  })

  it('that cannot be followed is not taken for mended', () => {
    expect(() => ending(lamp('off', 2))).toThrow('lamp cannot be followed: its beginning is missing.')
    expect(() => endingOf(report, 'gone')).toThrow('The report has no flow gone with a state.')
    expect(() => endingOf(report, 'lamp')).toThrow('lamp cannot be followed: this version has no machine lamp.')
    expect(() => endingOf('{}', 'lamp')).toThrow('This is no report that can be read')
  })
})

describe('what a test is written of', () => {
  const suspects = (text: string) => {
    const parsed = JSON.parse(text)
    return suspectsIn(timelineOf(parsed, new Map(), {})).length
  }
  it('is nothing that cannot be followed', () => {
    expect(suspects(someReport())).toBe(0)
  })
})
