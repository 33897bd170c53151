import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { snackbars } from '#machines/snackbars/snackbars.machine.ts'
import { createFlowReporter, type PageReport } from '../../shared/flows/flow-reports.ts'
import { differencesOf, leavesOf } from './differences.ts'
import { machineOf, presentStates, statesAround } from './states.ts'
import { flowNamed, pageAfter, type WatchedPage } from './watched-pages.ts'

beforeEach(() => {
  vi.stubGlobal('document', { title: 'Loans' })
  vi.stubGlobal('location', { pathname: '/team-member/loans' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A page with two flows, and what a watcher knows of it from its reports. */
const watchPage = () => {
  const flows = createFlows({ journal: createJournal(), onEmitted: () => undefined })
  let page: WatchedPage | undefined
  const reports: PageReport[] = []
  flows.open('shell', shell)
  const reporter = createFlowReporter(flows, (report) => {
    // As another window gets it.
    const heard = structuredClone(report)
    reports.push(heard)
    page = pageAfter(page, 'page', heard)
  })
  return {
    ...{ flows, reporter, reports },
    pages: () => (page === undefined ? [] : [page]),
    pass: () => vi.advanceTimersByTime(100),
  }
}

const raise = (id: string) => ({ type: 'snackbar.raised', id, status: 'info', body: 'Hello' }) as const

describe('what is watched', () => {
  it('is told whole at first, then what is new, and folds to the living state', () => {
    const { flows, pages, pass, reports } = watchPage()
    const actor = flows.open('snackbars', snackbars)
    actor.send(raise('one'))
    pass()
    actor.send(raise('two'))
    pass()
    const last = reports.at(-1)?.flows
    expect(last?.map(({ key, isWhole, entries }) => [key, isWhole, entries.length])).toEqual([['snackbars', false, 1]])
    const flow = flowNamed(pages(), 'page/snackbars')
    const { after } = presentStates('snackbars', flow?.entries ?? [])
    const { value, context } = actor.getPersistedSnapshot() as unknown as { value: unknown; context: unknown }
    expect(after).toMatchObject({ status: 'active', value, context })
  })

  it('is told once for what happens within a twentieth of a second', () => {
    const { flows, pass, reports } = watchPage()
    const actor = flows.open('snackbars', snackbars)
    pass()
    const before = reports.length
    for (let time = 0; time < 20; time += 1) actor.send(raise(String(time)))
    pass()
    expect(reports.length).toBe(before + 1)
  })

  it('stays within two segments, as on the page itself', async () => {
    const { flows, pages, pass } = watchPage()
    const actor = flows.open('snackbars', snackbars)
    for (let time = 0; time < 450; time += 1) {
      actor.send({ type: 'queue.held' })
      await Promise.resolve()
      if (time % 10 === 0) pass()
    }
    pass()
    const flow = flowNamed(pages(), 'page/snackbars')
    expect(flow?.entries.length).toBeLessThanOrEqual(202)
    expect(flow?.entries).toEqual(flows.histories().find(({ key }) => key === 'snackbars')?.entries)
  })

  it('tells a closed flow from one that runs, and drops what the page has dropped', async () => {
    const { flows, pages, pass } = watchPage()
    flows.open('snackbars', snackbars)
    pass()
    flows.close('snackbars')
    pass()
    expect(flowNamed(pages(), 'page/snackbars')?.isOpen).toBe(false)
    flows.open('snackbars', snackbars)
    pass()
    expect(pages()[0]?.flows.map(({ key, isOpen }) => [key, isOpen])).toEqual([
      ['snackbars', false],
      ['shell', true],
      ['snackbars', true],
    ])
    expect(flowNamed(pages(), 'page/snackbars')?.isOpen).toBe(true)
    await flows.wipe((key) => key === 'shell')
    pass()
    expect(pages()[0]?.flows.map(({ key }) => key)).toEqual(['shell'])
    expect(flowNamed(pages(), 'page/snackbars')).toBeUndefined()
  })

  it('is told anew to whoever asks, and to nobody after the end', () => {
    const { flows, reporter, reports, pass } = watchPage()
    reporter.tellAll()
    expect(reports.at(-1)?.flows.map(({ key, isWhole }) => [key, isWhole])).toEqual([['shell', true]])
    reporter.stop()
    const before = reports.length
    flows.open('snackbars', snackbars)
    pass()
    expect(reports.length).toBe(before)
  })
})

describe('the slider', () => {
  const entriesOf = () => {
    const { flows, pages, pass } = watchPage()
    const actor = flows.open('snackbars', snackbars)
    actor.send(raise('one'))
    actor.send({ type: 'queue.held' })
    pass()
    return flowNamed(pages(), 'page/snackbars')?.entries ?? []
  }

  it('folds to the state after any entry, and says what that changed', () => {
    const entries = entriesOf()
    const first = statesAround('snackbars', entries, 0)
    expect([first.before, first.after?.value]).toEqual([undefined, 'running'])
    const second = statesAround('snackbars', entries, 2)
    if (second.after === undefined) throw new Error('It cannot be read')
    expect(differencesOf(second.before, second.after)).toEqual([{ path: 'state', before: 'running', after: 'held' }])
  })

  it('says that it cannot read what its machines do not know', () => {
    const entries = entriesOf()
    expect(machineOf('of-another-version')).toBeUndefined()
    expect(statesAround('of-another-version', entries, 0).after).toBeUndefined()
    const broken = [{ seq: 1, at: 0, flow: 'x', version: 1, event: { type: 'journal.snapshot', snapshot: { value: 'gone' } } }]
    expect(statesAround('snackbars', broken, 0).after).toBeUndefined()
  })
})

describe('a state in words', () => {
  it('names its leaves', () => {
    expect(leavesOf({ form: { editing: {} }, clock: 'ended' })).toEqual(['form.editing', 'clock.ended'])
    expect(leavesOf('open')).toEqual(['open'])
  })
})
