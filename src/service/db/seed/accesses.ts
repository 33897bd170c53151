import type { Queries } from '../database.ts'
import { toolAccess } from '../tool-access-schema.ts'
import { memberIdOf } from './accounts.ts'
import { momentFrom, seedId } from './ids.ts'
import { projectIdOf } from './projects.ts'

interface DemoAccess {
  /** The part of an e-mail before `@demo.test`. */
  readonly person: string
  /** Key of a project. */
  readonly project: string
  readonly tool: string
  readonly notes?: string
  /** Days from today. */
  readonly granted?: number
  readonly revoked?: number
}

const demoAccesses: readonly DemoAccess[] = [
  { person: 'member', project: 'harbour', tool: 'Grafana', notes: 'Dashboards of the berths, read only', granted: -210 },
  { person: 'member', project: 'harbour', tool: 'Sentry', granted: -180 },
  { person: 'member', project: 'atlas', tool: 'Figma' },
  {
    person: 'member',
    project: 'harbour',
    tool: 'Database console',
    notes: 'For the move to the new cluster only',
    granted: -90,
    revoked: -60,
  },
  { person: 'amir', project: 'harbour', tool: 'Grafana', granted: -120 },
  { person: 'amir', project: 'harbour', tool: 'Jira' },
  { person: 'amir', project: 'atlas', tool: 'Figma', granted: -45 },
  { person: 'lead', project: 'harbour', tool: 'Jira', granted: -400 },
]

const slugOf = (tool: string): string => tool.toLowerCase().replace(/ /g, '-')

/** Accesses in every state: planned, granted and revoked (specification 4, Access). */
export const seedAccesses = async (db: Queries, today: Date): Promise<void> => {
  const at = (days: number | undefined) => (days === undefined ? null : momentFrom(today, days))
  await db
    .insert(toolAccess)
    .values(
      demoAccesses.map(({ person, project, tool, notes, granted, revoked }) => ({
        memberId: memberIdOf(person),
        id: seedId(`${person}/access/${project}/${slugOf(tool)}`),
        projectId: projectIdOf(project),
        email: `${person}@tools.test`,
        tool,
        url: `https://${slugOf(tool)}.tools.test/${project}`,
        notes: notes ?? null,
        createdAt: at((granted ?? 0) - 7) ?? today,
        grantedAt: at(granted),
        grantedBy: granted === undefined ? null : memberIdOf('lead'),
        revokedAt: at(revoked),
        revokedBy: revoked === undefined ? null : memberIdOf('lead'),
      })),
    )
    .onConflictDoNothing()
}
