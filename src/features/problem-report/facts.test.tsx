import { describe, expect, it, onTestFinished } from 'vitest'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { problemReport } from '#machines/problem-report/problem-report.machine.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { caught } from '#ui/failed-action.tsx'
import type { Services } from '../shared/services/services.ts'
import { addressOf, gatherFacts } from './facts.ts'

const openFlows = () => createFlows({ journal: createJournal(), onEmitted: () => undefined })

describe('what a page knows of itself', () => {
  it('has the names of what its address asks for, and none of the values', () => {
    const of = (address: string) => addressOf(new URL(address, 'https://portal.test'))
    expect(of('/team-member/loans')).toBe('/team-member/loans')
    expect(of('/team-member/loans?filter=my%20debts&id=7&id=8#part')).toBe('/team-member/loans?filter=…&id=…')
    expect(of('/?%26x=1')).toBe('/?%26x=…')
  })

  it('has its flows but the one that reports, what its alerts say, and what was thrown', () => {
    window.matchMedia ??= () => ({ matches: false }) as MediaQueryList
    const flows = openFlows()
    flows.open(shell.id, shell).send({ type: 'drawer.opened' })
    flows.open(problemReport.id, problemReport)
    document.body.innerHTML = '<div role="alert">It broke. <button>Retry</button></div><p data-tone="error">It broke.</p>'
    caught.last = new TypeError('nothing to draw')
    onTestFinished(() => {
      document.body.innerHTML = ''
      caught.last = undefined
    })
    const facts = gatherFacts({ flows, now: () => 0 } as Services)
    expect(facts).toMatchObject({ madeAt: '1970-01-01T00:00:00.000Z', said: ['It broke.'], machines: { shell: 1 } })
    expect(facts.flows.map(({ key }) => key)).toEqual(['shell'])
    expect(facts.flows[0]?.state).toMatchObject({ value: { drawer: 'open' } })
    expect(facts.flows[0]?.entries.map(({ event }) => event.type)).toEqual(['journal.started', 'drawer.opened'])
    expect(facts.thrown).toContain('TypeError: nothing to draw')
    expect(JSON.parse(JSON.stringify(facts)).page.connection).toBeNull()
  })
})
