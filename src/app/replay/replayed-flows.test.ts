import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loanRequest } from '#machines/loan-form/loan-form.machine.ts'
import { session } from '#machines/session/session.machine.ts'
import { planPaths } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'
import { upcasters } from '#machines/upcasters.ts'
import { readReport } from '#view-models/problem-report/read.ts'
import { addressAt } from './address-at.ts'
import { createReplayedFlows } from './replayed-flows.ts'
import { replayedSession } from './replayed-person.ts'
import { madeUpReports, reportTextOf, spiedMachines } from './testing/made-up-reports.ts'
import { someReport } from './testing/some-report.ts'
import { timelineOf } from './timeline.ts'

const { machines, ran } = spiedMachines()

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Whatever a text is, as a timeline; null when it is no report. */
const timelineIn = (text: string) => {
  const read = readReport(text)
  return read.kind === 'report' ? timelineOf(read.report, machines, upcasters) : null
}

const standing = (text: string) => {
  const timeline = timelineIn(text)
  if (timeline === null) throw new Error('It is no report')
  const flows = createReplayedFlows(timeline, machines)
  return { timeline, flows, last: timeline.moments.length - 1 }
}

/** Notices whatever a flow does but stand. */
const watchEffects = () => {
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const timed = vi.spyOn(globalThis, 'setTimeout')
  return () => [ran(), fetched.mock.calls.length, timed.mock.calls.length]
}

describe('the entries of all flows', () => {
  it('stand in the order of time, and each flow in its own', () => {
    const { timeline } = standing(someReport())
    const times = timeline.moments.map(({ entry }) => entry.at)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
    for (const [flow, { steps }] of timeline.flows.entries())
      expect(timeline.moments.filter((moment) => moment.flow === flow).map(({ entry }) => entry)).toEqual(
        steps.map(({ entry }) => entry),
      )
  })

  it('keep the order of their flow when a clock was put back', () => {
    const report = JSON.parse(someReport())
    report.flows[2].entries[3].at = 5
    const { timeline } = standing(JSON.stringify(report))
    const own = timeline.moments.filter(({ flow }) => flow === 2).map(({ entry }) => entry.seq)
    expect(own).toEqual(own.toSorted((one, other) => one - other))
  })

  it('of a flow without its beginning lead to the state that was reported, at the end', () => {
    const report = JSON.parse(someReport())
    report.flows[2].entries.splice(0, 2)
    const { timeline, flows, last } = standing(JSON.stringify(report))
    const own = timeline.moments.filter(({ flow }) => flow === 2)
    expect(own.slice(0, -1).map(({ problem }) => problem)).toEqual(own.slice(1).map(() => 'its beginning is missing'))
    flows.standAt(last - 1)
    expect(flows.peek(timeline.flows[2]?.key ?? '')).toBeUndefined()
    flows.standAt(last)
    expect(flows.peek(timeline.flows[2]?.key ?? '')?.getSnapshot().value).toBe('offering')
  })

  it('say where the page was', () => {
    const { timeline, last } = standing(someReport())
    expect(addressAt(timeline, last, '/team-member/loans', false)).toBe('/team-member/loans')
    const dashboard = timeline.moments.findIndex(({ entry }) => entry.event.path === '/team-member/dashboard')
    expect(addressAt(timeline, dashboard, '/team-member/loans', false)).toBe('/team-member/dashboard')
    expect(addressAt(timeline, dashboard, '/team-member/loans', true)).toBe('/team-member/loans')
    expect(addressAt(timeline, -1, null, false)).toBe('/team-member')
  })
})

describe('the flows of a report', () => {
  it('stand where they stood after any entry, there and back', () => {
    const { timeline, flows, last } = standing(someReport())
    const key = timeline.flows.find(({ machine }) => machine?.id === 'loan-form')?.key ?? ''
    const amountAt = (at: number) => {
      flows.standAt(at)
      return flows.open(key, loanRequest).getSnapshot().context.values.amount
    }
    const amounts = timeline.moments.map((_, at) => amountAt(at))
    expect(amounts.slice(-7)).toEqual(['', '9', '90', '900', '900', '900', ''])
    expect([amountAt(last - 3), amountAt(last - 5)]).toEqual(['900', '9'])
  })

  it('are moved by nobody', () => {
    const seen = watchEffects()
    const { timeline, flows, last } = standing(someReport())
    flows.standAt(last)
    for (const { key, machine } of timeline.flows) {
      if (machine === undefined) continue
      const actor = flows.open(key, machine)
      const before = actor.getSnapshot()
      actor.start()
      for (const { event } of plans.find((plan) => plan.machine.id === machine.id)?.events ?? []) actor.send(event)
      actor.stop()
      flows.close(key)
      expect(flows.open(key, machine).getSnapshot()).toBe(before)
    }
    expect(seen()).toEqual([0, 0, 0])
  })

  it('tell whoever watches the entries up to there', () => {
    const { timeline, flows, last } = standing(someReport())
    for (const at of [0, 5, last]) {
      flows.standAt(at)
      const told = flows.histories().reduce((sum, { entries }) => sum + entries.length, 0)
      expect(told).toBe(at + 1)
    }
    expect(timeline.flows.length).toBe(flows.histories().length)
  })

  it('that it does not have stand where they begin', () => {
    const { flows } = standing(someReport({ leftOut: ['happened'] }))
    flows.standAt(-1)
    expect(flows.open('loan-form@somebody', loanRequest).getSnapshot().value).toBe('closed')
    expect(flows.peek('session')).toBeUndefined()
  })
})

describe('whoever is signed in', () => {
  const userOf = (text: string, path: string) => {
    const { flows, timeline, last } = standing(text)
    flows.standAt(last)
    return replayedSession(flows.peek(session.id) as never, path, timeline).getSnapshot().context.user
  }
  it('is whom the report has, and their role is read from its mask', () => {
    expect(userOf(someReport(), '/team-member/loans')).toMatchObject({ fullName: 'Mara Lindholm', roles: 'Teammember' })
    expect(userOf(someReport({ leftOut: ['typed'] }), '/team-member/loans')).toMatchObject({
      fullName: 'Xxxx Xxxxxxxx',
      roles: 'Teammember',
    })
  })
  it('is somebody made up where the report has nobody and the page needs somebody', () => {
    const text = someReport({ leftOut: ['happened'] })
    expect(userOf(text, '/team-member/loans').isAuthenticated).toBe(true)
    expect(userOf(text, '/register/login').isAuthenticated).toBe(false)
  })
})

// The flow that reports is in no report.
describe.each(plans.filter(({ machine }) => machine.id !== 'problem-report').map((plan) => ({ name: plan.name, plan })))(
  '$name',
  ({ plan }) => {
    it('stands in each of its states and begins no effect', () => {
      // As many paths as it takes to be in every state.
      const reached = new Set<string>()
      const paths = planPaths(plan).paths.filter(({ begins, steps }) => {
        const states = [begins, ...steps.map(({ reaches }) => reaches)].map(String)
        const isNew = states.some((state) => !reached.has(state))
        for (const state of states) reached.add(state)
        return isNew
      })
      const texts = paths.map(({ steps }) =>
        reportTextOf(
          plan,
          steps.map(({ event }) => plan.events.findIndex((one) => one.event === event)),
        ),
      )
      const seen = watchEffects()
      const met = new Set<string>()
      for (const { flows, timeline } of texts.map(standing)) {
        for (const [at, { value }] of timeline.moments.entries()) {
          if (met.has(JSON.stringify(value))) continue
          met.add(JSON.stringify(value))
          flows.standAt(at)
          const snapshot = flows.open(plan.machine.id, plan.machine).getSnapshot()
          expect(snapshot.value).toEqual(value)
          // What screens ask of a state.
          for (const { event } of plan.events) snapshot.can(event)
        }
      }
      expect(seen()).toEqual([0, 0, 0])
    }, 120_000)
  },
)

describe('a report that somebody made up', () => {
  it('never runs anything and never throws wherever its flows are put, ten thousand times', () => {
    const seen = watchEffects()
    fc.assert(
      fc.property(madeUpReports, fc.nat(), (text, anywhere) => {
        const timeline = timelineIn(text)
        if (timeline === null) return
        const flows = createReplayedFlows(timeline, machines)
        for (const at of [timeline.moments.length - 1, anywhere % (timeline.moments.length + 1)]) {
          flows.standAt(at)
          for (const { key } of flows.histories()) flows.peek(key)?.getSnapshot()
          addressAt(timeline, at, null, false)
          const reported = flows.peek(session.id)
          if (reported !== undefined) replayedSession(reported as never, '/team-member/loans', timeline)
        }
      }),
      { numRuns: 10_000 },
    )
    expect(seen()).toEqual([0, 0, 0])
  }, 120_000)
})
