import type { Activity, Technology } from '#generated/resolver-types.ts'
import { exampleId } from './catalogue.ts'
import { projectIdOf } from './commitments.ts'

/** An activity by its name, its technologies, the default among them, and whether it is disabled. */
const activities: ReadonlyArray<
  readonly [name: string, technologies: readonly string[], defaultTechnology: string | null, disabled: boolean]
> = [
  ['Code review', ['TypeScript', 'React', 'PostgreSQL', 'Flash'], null, false],
  ['Design', ['Figma'], 'Figma', false],
  ['Development', ['TypeScript', 'React', 'GraphQL', 'PostgreSQL', 'Flash'], 'TypeScript', false],
  ['Documentation', ['Markdown'], 'Markdown', false],
  ['Fax support', ['Flash', 'Markdown'], null, true],
  ['Meeting', ['No technology'], 'No technology', false],
  ['Testing', ['Playwright', 'TypeScript'], 'Playwright', false],
]

const technologyNames = [
  'Figma',
  'Flash',
  'GraphQL',
  'Markdown',
  'No technology',
  'Playwright',
  'PostgreSQL',
  'React',
  'TypeScript',
]

export const activityIdOf = (name: string): string => exampleId('e', activities.findIndex(([activity]) => activity === name) + 1)
export const technologyIdOf = (name: string): string => exampleId('e', technologyNames.indexOf(name) + 101)

/** Activities by name, `Fax support` disabled. */
export const exampleActivities: readonly Activity[] = activities.map(([value, , technology, disabled]) => ({
  id: activityIdOf(value),
  value,
  disabled,
  defaultTechnologyId: technology === null ? null : technologyIdOf(technology),
}))

/** Technologies by name, `Flash` disabled. */
export const exampleTechnologies: readonly Technology[] = technologyNames.map((value) => ({
  id: technologyIdOf(value),
  value,
  disabled: value === 'Flash',
  activityIds: activities.filter(([, technologies]) => technologies.includes(value)).map(([name]) => activityIdOf(name)),
}))

const epicsOfProjects: Readonly<Record<string, readonly string[]>> = {
  'Harbour Web': ['Accessibility', 'Berth board', 'Sign-in'],
  'Harbour API': ['Bookings', 'Invoices'],
  'Berth Planner': ['Tides', 'Turnaround times'],
  'Atlas Tiles': ['Caching', 'Contour lines'],
  'Atlas Styles': ['Night style'],
  'Quarry Reports': ['Blast log'],
  'Bakery Shop': ['Checkout'],
  'Orchard Mobile': ['Picking lists', 'Scanning'],
  'Orchard Scales': ['Calibration'],
  'Ferry Boards': ['Delays'],
  'Lighthouse Alerts': [],
}

/** Names of epics by their project's id; `Lighthouse Alerts` has none yet. */
export const exampleEpics = (): Map<string, readonly string[]> =>
  new Map(Object.entries(epicsOfProjects).map(([project, epics]) => [projectIdOf(project), epics]))
