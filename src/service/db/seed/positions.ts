import type { Queries } from '../database.ts'
import { position, positionApplication } from '../position-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'

interface DemoPosition {
  readonly deepLinkId: string
  readonly title: string
  readonly jobTitles: readonly string[]
  readonly jobDescription: string
  readonly skills: readonly string[]
  readonly isClosed: boolean
}

const demoPositions: readonly DemoPosition[] = [
  {
    deepLinkId: 'senior-engineer',
    title: 'Senior Engineer, Harbour Booking Platform',
    jobTitles: ['Software Engineer'],
    jobDescription:
      '<p>Ferries, berths and cranes are booked on one platform, and its core is being rebuilt.</p><ul><li>Design services that other teams build on</li><li>Keep bookings correct when two people want the same berth</li><li>Review code and help two engineers grow</li></ul><p>20 to 40 hours a week, remote, with a meeting every Tuesday morning in Melbourne time.</p>',
    skills: ['TypeScript', 'PostgreSQL', 'Distributed systems'],
    isClosed: false,
  },
  {
    deepLinkId: 'data-analyst',
    title: 'Data Analyst, Atlas Map Service',
    jobTitles: ['Data Analyst', 'Data Engineer'],
    jobDescription:
      '<p>Find out how people use maps on the road, and turn it into questions that the team can answer with numbers.</p><p>10 to 20 hours a week, remote.</p>',
    skills: ['SQL', 'Python', 'Statistics'],
    isClosed: false,
  },
  {
    deepLinkId: 'closed-role',
    title: 'Front-end Developer, Orchard Stock Control',
    jobTitles: ['Front-end Developer'],
    jobDescription: '<p>Screens for people who count apples in the rain.</p>',
    skills: ['React', 'Accessibility'],
    isClosed: true,
  },
  {
    deepLinkId: 'quality-lead',
    title: 'Quality Lead, Lighthouse Monitoring',
    jobTitles: ['Quality Engineer'],
    jobDescription: '<p>Own how the team knows that an alarm rings when it has to, and only then.</p>',
    skills: ['Test automation', 'Playwright'],
    isClosed: false,
  },
]

const positionId = (deepLinkId: string): string => seedId(`position/${deepLinkId}`)

/** Open positions, a closed one, and the application of olivia for one of them. */
export const seedPositions = async (db: Queries, today: Date): Promise<void> => {
  await db
    .insert(position)
    .values(
      demoPositions.map(({ deepLinkId, title, jobTitles, jobDescription, skills, isClosed }) => ({
        id: positionId(deepLinkId),
        deepLinkId,
        title,
        jobTitles: [...jobTitles],
        jobDescription,
        skills: [...skills],
        createdAt: momentFrom(today, -30),
        closedAt: isClosed ? momentFrom(today, -5) : null,
      })),
    )
    .onConflictDoNothing()
  await db
    .insert(positionApplication)
    .values({ memberId: memberIdOf('olivia'), positionId: positionId('quality-lead'), createdAt: momentFrom(today, -3) })
    .onConflictDoNothing()
}
