import type { Position } from '#generated/resolver-types.ts'
import { exampleId } from './catalogue.ts'

/** The deep link of a position that has been closed. */
export const closedDeepLink = 'closed-role'
/** The deep link of a position that everybody has applied for already. */
export const appliedDeepLink = 'quality-lead'

/** Positions by their deep link; `talent-pool` cannot be applied for. */
export const examplePositions: readonly Position[] = [
  {
    deepLinkId: 'senior-engineer',
    positionId: exampleId('b', 1),
    title: 'Senior Frontend Engineer, Harbour Analytics',
    jobTitles: ['Frontend Engineer', 'Full Stack Engineer'],
    jobDescription:
      '<p>You build the screens with which harbour masters plan their berths, together with two engineers and a designer. The product is used on wet quays and in dark control rooms, so clear and accessible interfaces matter more than fashion.</p><ul><li>Build the planning board</li><li>Watch people use it</li></ul>',
    skills: ['React', 'TypeScript', 'Accessibility', 'GraphQL'],
  },
  {
    deepLinkId: appliedDeepLink,
    positionId: exampleId('b', 2),
    title: 'Quality Lead, Ferry Timetables',
    jobTitles: ['Quality Engineer'],
    jobDescription: '<p>You lead the testing of a timetable that a million travellers rely on every month.</p>',
    skills: ['JavaScript', 'Docker'],
  },
  {
    deepLinkId: 'talent-pool',
    positionId: null,
    title: 'Talent pool',
    jobTitles: ['Backend Engineer', 'Data Engineer'],
    jobDescription: '<p>There is no open position at the moment.</p>',
    skills: [],
  },
]
