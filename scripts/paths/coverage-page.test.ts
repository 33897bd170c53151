import { describe, expect, it } from 'vitest'
import { plans } from '#machines/testing/plans.ts'
import { collectCoverage } from './coverage.ts'
import { countsOf, coveragePage, coverageText } from './coverage-page.ts'

const told = (outcome: string, mark: string, why?: string) => ({
  type: 'outcome',
  description: JSON.stringify({ machine: 'login', effect: 'signIn', state: 'submitting', outcome, mark, why }),
})

const login = plans.filter(({ name }) => name === 'login')
const report = {
  suites: [
    {
      suites: [
        {
          specs: [
            { tests: [{ annotations: [told('done', 'held'), told('twice', 'none', 'no press begins it')] }] },
            { tests: [{ annotations: [told('HTML', 'held'), told('HTML', 'broke', 'lost it'), told('500', 'held')] }] },
          ],
        },
      ],
    },
  ],
}
const coverage = { machines: collectCoverage(login, report), seconds: 75 }

describe('the coverage of a run', () => {
  it('counts each outcome of each effect once, as the worst that was seen of it', () => {
    expect(countsOf(coverage)).toEqual({ held: 2, broke: 1, left: 6, none: 1 })
  })

  it('is a table with a row for each effect', () => {
    expect(coverageText(coverage)).toMatch(/^login +3\/3 +6\/6 +signIn in submitting +✓ +· +· +· +✓ +✗ +· +· +· +—$/m)
    expect(coverageText(coverage)).toContain('2 ✓, 1 ✗, 6 ·, 1 — in 1 min 15 s')
  })

  it('is a page that says why something has no mark', () => {
    const page = coveragePage(coverage)
    expect(page).toContain('| login | 3/3 | 6/6 | signIn in submitting | ✓ | · | · | · | ✓ | ✗ | · | · | · | — |')
    expect(page).toContain('- no press begins it: signIn of login')
    expect(page).toContain('- the run did not come so far: signIn of login')
  })
})
