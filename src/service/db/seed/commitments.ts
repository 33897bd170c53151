import { eq, notExists } from 'drizzle-orm'
import { commitment } from '../commitment-schema.ts'
import type { Queries } from '../database.ts'
import { commitmentProject, project } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { type DemoCommitment, demoCommitments, timeZones } from './commitment-list.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'
import { otherReports } from './other-teams.ts'
import { projectIdOf } from './projects.ts'

export const commitmentIdOf = (person: string, key: string): string => seedId(`${person}/commitment/${key}`)

/** What an hour is paid, by seniority. */
const rates: Readonly<Record<string, string>> = { Senior: '62.5', MidLevel: '48', Junior: '34.25' }

/** Hours are paid by the rate; two of the demo's commitments have a salary instead, one of them in the local currency. */
const salaries: Readonly<Record<string, { readonly salary: string; readonly currency: string }>> = {
  atlas: { salary: '1800', currency: 'AUD' },
  delivery: { salary: '95000000', currency: 'TMN' },
}

const payOf = ({ key, seniority }: DemoCommitment) => ({
  rate: rates[seniority] ?? null,
  salary: null,
  currency: 'AUD',
  ...salaries[key],
})

const lineManagerOf = (person: string): string => otherReports.find(({ name }) => name === person)?.lineManager ?? 'lead'

const rowOf = (person: string, given: DemoCommitment, today: Date) => ({
  memberId: memberIdOf(person),
  id: commitmentIdOf(person, given.key),
  name: given.name,
  statusV2: given.status,
  seniorityLevel: given.seniority,
  jobRole: 'Engineering',
  jobTitle: 'Software Engineer',
  lineManagerId: memberIdOf(lineManagerOf(person)),
  portfolioManagerId: memberIdOf('grace'),
  projectLeadId: memberIdOf('tomas'),
  customerId: memberIdOf('customer'),
  startDate: given.start === null ? null : dayFrom(today, given.start),
  endDate: given.end === null ? null : dayFrom(today, given.end),
  type: given.hours === null ? 'Casual' : 'Hours Per week',
  hoursPerWeekMin: given.hours?.min ?? null,
  hoursPerWeekMax: given.hours?.max ?? null,
  timeZone: timeZones[person] ?? 'Australia/Melbourne',
  ...payOf(given),
  statusMessage: given.reason ?? null,
  decidedAt: given.reason === undefined ? null : momentFrom(today, (given.start ?? 0) - 5),
  createdAt: momentFrom(today, (given.start ?? 0) < 0 ? (given.start ?? 0) - 14 : -3),
})

/** Commitments of the member, of the line manager and of the line manager's other reports, with their projects. */
export const seedCommitments = async (db: Queries, today: Date): Promise<void> => {
  const all = Object.entries(demoCommitments).flatMap(([person, list]) => list.map((given) => ({ person, given })))
  await db
    .insert(commitment)
    .values(all.map(({ person, given }) => rowOf(person, given, today)))
    .onConflictDoNothing()
  const links = db
    .select({ id: commitmentProject.projectId })
    .from(commitmentProject)
    .where(eq(commitmentProject.commitmentId, commitment.id))
  const without = await db.select({ id: commitment.id }).from(commitment).where(notExists(links))
  const bare = new Set(without.map(({ id }) => id))
  if (bare.size === 0) return
  const projects = new Set((await db.select({ id: project.id }).from(project)).map(({ id }) => id))
  const rows = all.flatMap(({ person, given }) => {
    const [memberId, commitmentId] = [memberIdOf(person), commitmentIdOf(person, given.key)]
    if (!bare.has(commitmentId)) return []
    return given.projects
      .map((key, position) => ({ memberId, commitmentId, projectId: projectIdOf(key), position }))
      .filter(({ projectId }) => projects.has(projectId))
  })
  if (rows.length > 0) await db.insert(commitmentProject).values(rows).onConflictDoNothing()
}
