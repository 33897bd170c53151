import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { silence } from '../testing/fixtures.ts'
import { type ExportRequest, timesheetExport } from './timesheet-export.machine.ts'

const [start, end] = ['2026-03-02', '2026-03-08']

const open = (outcomes: readonly ('given' | 'failed' | 'slow')[] = ['given']) => {
  const requests: ExportRequest[] = []
  const signals: AbortSignal[] = []
  const giveFile = fromPromise<void, ExportRequest>(async ({ input, signal }) => {
    signals.push(signal)
    const outcome = outcomes[requests.push(input) - 1]
    if (outcome === 'failed') throw silence
    if (outcome === 'slow') await new Promise(() => undefined)
  })
  const actor = createActor(timesheetExport.provide({ actors: { giveFile } })).start()
  actor.send({ type: 'export.requested', start, end })
  return { actor, requests, signals }
}

describe('exporting a timesheet', () => {
  it('begins with the asked range and gives the chosen file once', async () => {
    const { actor, requests } = open()
    actor.send({ type: 'file.requested', format: 'ics' })
    actor.send({ type: 'file.requested', format: 'ics' })
    await waitFor(actor, (state) => state.matches('closed'))
    expect(requests).toEqual([{ start, end, format: 'ics' }])
  })

  it.each([
    ['an open end', start, null],
    ['a last day before the first', start, '2026-03-01'],
    ['more than 400 days', start, '2027-04-06'],
  ])('asks for no file with %s', (_, first, last) => {
    const { actor, requests } = open()
    actor.send({ type: 'range.changed', start: first, end: last })
    actor.send({ type: 'file.requested', format: 'csv' })
    expect(actor.getSnapshot().value).toEqual({ open: 'choosing' })
    expect(requests).toEqual([])
  })

  it('says when there is no file, and tries again with what was chosen', async () => {
    const { actor, requests } = open(['failed', 'given'])
    actor.send({ type: 'range.changed', start, end: '2026-03-04' })
    actor.send({ type: 'file.requested', format: 'csv' })
    await waitFor(actor, (state) => state.matches({ open: 'failed' }))
    actor.send({ type: 'file.requested', format: 'csv' })
    await waitFor(actor, (state) => state.matches('closed'))
    expect(requests).toEqual([1, 2].map(() => ({ start, end: '2026-03-04', format: 'csv' })))
  })

  it('gives up what is on its way when it is cancelled', () => {
    const { actor, signals } = open(['slow'])
    actor.send({ type: 'file.requested', format: 'csv' })
    expect(actor.getSnapshot().hasTag('busy')).toBe(true)
    actor.send({ type: 'export.cancelled' })
    expect(actor.getSnapshot().value).toBe('closed')
    expect(signals[0]?.aborted).toBe(true)
  })
})
