import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { createFlows, type Flows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { createVault } from '#journal/vault.ts'
import { inertActors, type PathPlan } from '#machines/testing/path-plan.ts'
import { plans } from '#machines/testing/plans.ts'
import { composeReport, textOfReport } from '#view-models/problem-report/compose.ts'
import { reportParts } from '#view-models/problem-report/report.ts'
import { someFacts } from '#view-models/problem-report/some-facts.ts'
import { flowFacts } from './flow-facts.ts'

/** Data in which some values are others, at any depth. */
const changed = (value: unknown, change: (value: unknown, field: string) => unknown, field = ''): unknown => {
  const other = change(value, field)
  if (other !== value || typeof value !== 'object' || value === null) return other
  if (Array.isArray(value)) return value.map((one) => changed(one, change, field))
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, changed(child, change, name)]))
}

const open = (): Flows => createFlows({ journal: createJournal(), onEmitted: () => undefined })

const factsOf = (flows: Flows) => ({ ...someFacts, ...flowFacts(flows) })

const isSealed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sealed' in value && 'length' in value

/** Runs a flow through these events of its plan. */
const run = (plan: PathPlan, picks: readonly number[], change: Parameters<typeof changed>[1]): Flows => {
  const flows = open()
  const actor = flows.open('flow', inertActors(plan.machine), changed(plan.starts[0]?.input, change) as never)
  for (const pick of picks) {
    const event = changed(plan.events[pick % plan.events.length]?.event, change) as AnyEventObject
    if (actor.getSnapshot().status === 'active' && actor.getSnapshot().can(event)) actor.send(event)
  }
  return flows
}

const secretive = plans.filter(({ machine }) => flowMetaOf(machine).secrets.length > 0)
const picks = fc.array(fc.nat(), { minLength: 1, maxLength: 30 })
/** A text that is in no report by itself, whatever else is typed. */
const secret = fc.string({ unit: 'grapheme', minLength: 5, maxLength: 40 }).map((text) => `§${text}§`)

const asWritten = (text: string): string => JSON.stringify(text).slice(1, -1)

describe.each(secretive.map((plan) => ({ name: plan.name, plan })))('a report of $name', ({ plan }) => {
  const { secrets } = flowMetaOf(plan.machine)

  it('has nothing that was typed into a secret field', () => {
    fc.assert(
      fc.property(picks, secret, (chosen, typed) => {
        const vault = createVault()
        const flows = run(plan, chosen, (value) => (isSealed(value) ? vault.seal(typed) : value))
        const text = textOfReport(composeReport(factsOf(flows), { leftOut: [], sentence: '' }))
        expect(text).not.toContain(asWritten(typed))
      }),
      { numRuns: 30 },
    )
  })

  it('has nothing of it among what happened either when it was not sealed', () => {
    fc.assert(
      fc.property(picks, secret, (chosen, typed) => {
        const flows = run(plan, chosen, (value, field) => (secrets.includes(field) && value !== null ? typed : value))
        const facts = factsOf(flows)
        const entries = facts.flows.map((flow) => ({ ...flow, state: null }))
        const text = textOfReport(composeReport({ ...facts, flows: entries }, { leftOut: [], sentence: '' }))
        expect(text).not.toContain(asWritten(typed))
      }),
      { numRuns: 30 },
    )
  })
})

describe.each(plans.map((plan) => ({ name: plan.name, plan })))('a report of $name without what was typed', ({ plan }) => {
  it('has none of the texts of its events', () => {
    fc.assert(
      fc.property(picks, (chosen) => {
        const typed = new Set<string>()
        const flows = run(plan, chosen, (value, field) => {
          const isFree = typeof value === 'string' && /^(?:value|text|sentence|reason|message|name|title|query)$/.test(field)
          // Ids stay, and what has the shape of its own mask.
          if (!isFree || value.trim().length < 4 || !/[g-wyz]/i.test(value)) return value
          typed.add(value)
          return value
        })
        const report = composeReport(factsOf(flows), { leftOut: reportParts.filter((part) => part !== 'happened'), sentence: '' })
        const told = JSON.stringify(report.flows)
        for (const text of typed) expect(told).not.toContain(asWritten(text))
      }),
      { numRuns: 15 },
    )
  })
})
