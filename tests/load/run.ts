import { audit } from './audit.ts'
import { authors } from './authors.ts'
import { catalogue } from './catalogue.ts'
import { codeEditor } from './code-editor.ts'
import type { Effort, Part } from './figures.ts'
import { keysInForms } from './forms.ts'
import { gateway } from './gateway.ts'
import { journal } from './journal.ts'
import { login } from './login.ts'
import { currentLoad, describeMachine } from './machine.ts'
import { memory } from './memory.ts'
import { money } from './money.ts'
import type { PartResult, Run } from './report.ts'
import { scale } from './scale.ts'
import { screens } from './screens.ts'
import { secondVisit } from './second-visit.ts'
import { signUp } from './sign-up.ts'
import { sizes } from './sizes.ts'
import { start } from './start.ts'
import { timesheet } from './timesheet.ts'
import { timesheetGrid } from './timesheet-grid.ts'
import { timesheetReport } from './timesheet-report.ts'

export const parts: readonly Part[] = [
  sizes,
  login,
  secondVisit,
  signUp,
  journal,
  gateway,
  timesheet,
  timesheetGrid,
  timesheetReport,
  audit,
  money,
  catalogue,
  codeEditor,
  keysInForms,
  screens,
  authors,
  start,
  memory,
  scale,
]

const measurePart = async ({ name, title, measure }: Part, effort: Effort): Promise<PartResult> => {
  try {
    const figures = await measure(effort)
    const unmeasured = figures.find(({ value }) => !Number.isFinite(value))
    if (unmeasured !== undefined) throw new Error(`${unmeasured.name} gave no number`)
    return { part: name, title, figures }
  } catch (error) {
    return { part: name, title, figures: [], problem: error instanceof Error ? error.message : String(error) }
  }
}

/**
 * Measures parts one after the other, so that none disturbs another.
 *
 * @param chosen the parts to measure
 * @param onPart hears each part's title before it begins
 */
export const measureParts = async (chosen: readonly Part[], effort: Effort, onPart: (title: string) => void): Promise<Run> => {
  const measuredAt = new Date().toISOString()
  const machine = await describeMachine()
  const before = currentLoad()
  const results: PartResult[] = []
  for (const part of chosen) {
    onPart(part.title)
    results.push(await measurePart(part, effort))
  }
  return { measuredAt, quick: effort.quick, machine: { ...machine, load: { before, after: currentLoad() } }, results }
}
