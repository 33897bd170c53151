import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { failureText } from '../failure.ts'
import { silence } from '../testing/fixtures.ts'
import { selectExportFailure, timesheetReportExport, type WantedReport } from './timesheet-report-export.machine.ts'
import { wantedReport } from './timesheet-report-export.paths.ts'

const open = (outcomes: readonly ('given' | 'failed' | 'slow')[] = ['given']) => {
  const asked: (WantedReport | null)[] = []
  const signals: AbortSignal[] = []
  const giveReport = fromPromise<void, WantedReport | null>(async ({ input, signal }) => {
    signals.push(signal)
    const outcome = outcomes[asked.push(input) - 1]
    if (outcome === 'failed') throw silence
    if (outcome === 'slow') await new Promise(() => undefined)
  })
  const actor = createActor(timesheetReportExport.provide({ actors: { giveReport } })).start()
  return { actor, asked, signals }
}

describe('exporting a timesheet report', () => {
  it('gives the report that was asked for, once', async () => {
    const { actor, asked } = open()
    actor.send({ type: 'export.requested', report: wantedReport('xlsx') })
    actor.send({ type: 'export.requested', report: wantedReport('csv') })
    await waitFor(actor, (state) => state.matches('idle'))
    expect(asked).toEqual([wantedReport('xlsx')])
  })

  it('says how much is here, never less than before, and begins anew with the next', () => {
    const { actor } = open(['slow', 'slow'])
    actor.send({ type: 'export.requested', report: wantedReport('csv') })
    for (const received of [10, 30, 20]) actor.send({ type: 'progress.told', received })
    expect(actor.getSnapshot().context.received).toBe(30)
    actor.send({ type: 'cancel.requested' })
    actor.send({ type: 'export.requested', report: wantedReport('csv') })
    expect(actor.getSnapshot().context.received).toBe(0)
  })

  it('gives up what is on its way when it is cancelled', () => {
    const { actor, signals } = open(['slow'])
    actor.send({ type: 'export.requested', report: wantedReport('csv') })
    expect(actor.getSnapshot().hasTag('outlivesScreen')).toBe(true)
    actor.send({ type: 'cancel.requested' })
    expect(actor.getSnapshot().value).toBe('cancelled')
    expect(signals[0]?.aborted).toBe(true)
    actor.send({ type: 'outcome.dismissed' })
    expect(actor.getSnapshot().value).toBe('idle')
  })

  it('says why there is no file, and asks for the same again', async () => {
    const { actor, asked } = open(['failed', 'given'])
    actor.send({ type: 'export.requested', report: wantedReport('csv') })
    await waitFor(actor, (state) => state.matches('failed'))
    expect(selectExportFailure(actor.getSnapshot())).toBe(failureText(silence))
    actor.send({ type: 'retry.requested' })
    expect(selectExportFailure(actor.getSnapshot())).toBeNull()
    await waitFor(actor, (state) => state.matches('idle'))
    expect(asked).toEqual([wantedReport('csv'), wantedReport('csv')])
  })
})
