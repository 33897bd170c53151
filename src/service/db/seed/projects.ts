import { inArray } from 'drizzle-orm'
import type { Queries } from '../database.ts'
import { epic, project } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'

interface DemoProject {
  readonly key: string
  readonly name: string
  readonly epics: readonly string[]
}

/** What every project has. */
const everywhere = ['Maintenance', 'Planning', 'Releases']

const demoProjects: readonly DemoProject[] = [
  {
    key: 'harbour',
    name: 'Harbour Booking Platform',
    epics: [
      'Access control',
      'Accessibility',
      'Arrival notices',
      'Audit log',
      'Berth search',
      'Booking calendar',
      'Booking changes',
      'Cancellations',
      'Cargo declarations',
      'Contracts',
      'Crane reservations',
      'Customer portal',
      'Customs documents',
      'Data export',
      'Discounts',
      'E-mail notices',
      'Fleet register',
      'Fuel orders',
      'Group bookings',
      'Harbour map',
      'Invoices',
      'Localisation',
      'Mobile layout',
      'No-show handling',
      'Offline mode',
      'Payments',
      'Performance',
      'Pilot requests',
      'Price list',
      'Refunds',
      'Reporting',
      'Sign-in',
      'Storage yard',
      'Support tools',
      'Tide warnings',
      'Waiting list',
      'Weather feed',
    ],
  },
  {
    key: 'berths',
    name: 'Berth Planner',
    epics: ['Conflict rules', 'Drag and drop', 'Draught limits', 'Timeline', 'Turnaround times'],
  },
  {
    key: 'atlas',
    name: 'Atlas Map Service',
    epics: ['Contour lines', 'Geocoding', 'Night style', 'Offline areas', 'Route shapes', 'Tile cache', 'Tile rendering'],
  },
  {
    key: 'orchard',
    name: 'Orchard Stock Control',
    epics: ['Cold store', 'Label printing', 'Picking lists', 'Scale calibration', 'Scanning', 'Stocktaking'],
  },
  {
    key: 'ferry',
    name: 'Ferry Timetables',
    epics: ['Delay forecast', 'Departure boards', 'Holiday timetable', 'Stop pages', 'Ticket links'],
  },
  { key: 'quarry', name: 'Quarry Safety Reports', epics: ['Blast log', 'Incident form', 'Inspection plan', 'Photo evidence'] },
  {
    key: 'lighthouse',
    name: 'Lighthouse Monitoring',
    epics: ['Alarm rules', 'Battery health', 'Duty roster', 'Lamp telemetry', 'On-call app', 'Storm mode', 'Weekly summary'],
  },
  {
    key: 'garden',
    name: 'Garden Sensors',
    epics: ['Frost alert', 'Irrigation', 'Pairing', 'Plant library', 'Soil readings'],
  },
  { key: 'delivery', name: 'Delivery Office', epics: ['Hiring', 'Quarterly review', 'Staffing', 'Team health'] },
]

/** The id of a project of the seed. @param key for example 'harbour' */
export const projectIdOf = (key: string): string => seedId(`project/${key}`)

/** Projects with five to ten epics, and one with forty. */
export const seedProjects = async (db: Queries, today: Date): Promise<void> => {
  await db
    .insert(project)
    .values(
      demoProjects.map(({ key, name }) => ({
        id: projectIdOf(key),
        name,
        customerId: memberIdOf('customer'),
        epicSetId: seedId(`epic-set/${key}`),
      })),
    )
    .onConflictDoNothing()
  const ids = demoProjects.map(({ key }) => projectIdOf(key))
  const there = await db.select({ id: project.id }).from(project).where(inArray(project.id, ids))
  const rows = demoProjects
    .filter(({ key }) => there.some(({ id }) => id === projectIdOf(key)))
    .flatMap(({ key, epics }) =>
      [...everywhere, ...epics].map((name) => ({
        projectId: projectIdOf(key),
        id: seedId(`epic/${key}/${name}`),
        name,
        createdAt: momentFrom(today, -400),
      })),
    )
  await db.insert(epic).values(rows).onConflictDoNothing()
}
