import type { Leave, TimesheetEntry } from '#generated/resolver-types.ts'
import { addDays, daysFrom, isWorkday, mondayOf } from '#rules/weeks.ts'
import { exampleId } from './catalogue.ts'
import { projectIdOf, type StoredCommitment } from './commitments.ts'
import { activityIdOf, technologyIdOf } from './effort-catalogue.ts'

type Example = readonly [
  commitment: string,
  project: string,
  epic: string,
  activity: string,
  technology: string,
  effort: number,
  description: string,
]

const harbour = 'Harbour Booking Platform'
const atlas = 'Atlas Map Service'

/** What is logged on the workdays of a week, Monday first. */
const week: ReadonlyArray<readonly Example[]> = [
  [
    [harbour, 'Harbour Web', 'Berth board', 'Development', 'TypeScript', 4.5, 'Drag a berth with the keyboard'],
    [harbour, 'Harbour Web', 'Berth board', 'Meeting', 'No technology', 0.75, 'Planning of the week'],
    [atlas, 'Atlas Tiles', 'Caching', 'Code review', 'PostgreSQL', 2, 'Review of the tile index'],
  ],
  [
    [harbour, 'Harbour API', 'Bookings', 'Development', 'GraphQL', 6, 'Bookings by quay and day'],
    [harbour, 'Harbour API', 'Bookings', 'Testing', 'Playwright', 1.5, 'Two bookings of one berth'],
  ],
  [
    [harbour, 'Harbour Web', 'Accessibility', 'Development', 'React', 5.25, 'Names of the icons on the board'],
    [harbour, 'Harbour Web', 'Accessibility', 'Documentation', 'Markdown', 1, 'How to test with a screen reader'],
  ],
  [
    [atlas, 'Atlas Styles', 'Night style', 'Design', 'Figma', 3, 'Contrast of water and land at night'],
    [harbour, 'Harbour Web', 'Sign-in', 'Development', 'TypeScript', 4, 'Sign in again without losing a draft'],
  ],
  [
    [harbour, 'Berth Planner', 'Tides', 'Development', 'TypeScript', 5, 'Tide tables of two harbours'],
    [harbour, 'Berth Planner', 'Tides', 'Fax support', 'Flash', 0.5, 'The old planner prints once more'],
  ],
]

const toEntry = ([commitment, project, epic, activity, technology, effort, text]: Example, date: string, number: number) => ({
  date,
  commitment: { id: '', name: commitment },
  project: { id: projectIdOf(project), name: project },
  epic,
  ticket: `HB-${100 + number}`,
  activity: { id: activityIdOf(activity), value: activity },
  technology: { id: technologyIdOf(technology), value: technology },
  effort,
  adjustment: 0,
  description: `HB-${100 + number} - ${text}`,
})

/** The day of leave in the examples: the Friday before today's week. */
const leaveDay = (today: string): string => addDays(mondayOf(today), -3)

/**
 * Two weeks of records that end today, in the order of entry, of the commitments that somebody has. One holds an
 * activity and a technology that are disabled by now, and one was adjusted by an audit.
 *
 * @param today `YYYY-MM-DD`
 */
export const exampleEntries = (commitments: readonly StoredCommitment[], today: string): TimesheetEntry[] => {
  const logged = daysFrom(addDays(today, -14), today).filter((day) => isWorkday(day) && day !== leaveDay(today))
  return logged
    .flatMap((day) => (week[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? []).map((one) => [one, day] as const))
    .map(([one, day], index) => toEntry(one, day, index + 1))
    .flatMap((entry, index) => {
      const commitment = commitments.find((one) => one.name === entry.commitment.name)
      if (commitment === undefined) return []
      return [
        {
          ...entry,
          id: exampleId('4', index + 1),
          version: 1,
          commitment: { id: commitment.id, name: commitment.name },
          adjustment: index === 0 ? -0.5 : 0,
        },
      ]
    })
}

/** One day of leave, the Friday before today's week; none for somebody without commitments. */
export const exampleLeaves = (commitments: readonly StoredCommitment[], today: string): Leave[] =>
  commitments.length === 0 ? [] : [{ id: exampleId('3', 1), date: leaveDay(today) }]
