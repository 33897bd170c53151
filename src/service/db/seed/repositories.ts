import { inArray } from 'drizzle-orm'
import { daysFrom, isWorkday } from '#rules/weeks.ts'
import { commitDay } from '../author-schema.ts'
import type { Queries } from '../database.ts'
import { project, repository, repositoryIssue, repositoryMember } from '../work-schema.ts'
import { memberIdOf } from './accounts.ts'
import { type AuthorKey, findOwnAuthors } from './authors.ts'
import { demoCommitments } from './commitment-list.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { seedNewDays } from './new-days.ts'
import { projectIdOf } from './projects.ts'

interface DemoRepository {
  readonly name: string
  /** Key of a project. */
  readonly project: string
  readonly branch: string
}

const demoRepositories: readonly DemoRepository[] = [
  { name: 'harbour-api', project: 'harbour', branch: 'main' },
  { name: 'harbour-web', project: 'harbour', branch: 'main' },
  { name: 'berth-planner', project: 'berths', branch: 'main' },
  { name: 'atlas-tiles', project: 'atlas', branch: 'master' },
  { name: 'orchard-stock', project: 'orchard', branch: 'main' },
  { name: 'ferry-boards', project: 'ferry', branch: 'develop' },
  { name: 'quarry-reports', project: 'quarry', branch: 'main' },
  { name: 'lighthouse-alarms', project: 'lighthouse', branch: 'main' },
  { name: 'garden-sensors', project: 'garden', branch: 'trunk' },
]

/** Days of figures. */
const daysKept = 14

const issueKinds = [
  ['Bug', 'Major'],
  ['Bug', 'Minor'],
  ['Code smell', 'Major'],
  ['Code smell', 'Minor'],
  ['Vulnerability', 'Critical'],
] as const

const repositoryIdOf = (name: string): string => seedId(`repository/${name}`)

/** A number from 0 to `below` that is the same everywhere. */
export const numberFrom = (name: string, below: number): number => Number.parseInt(seedId(name).slice(0, 7), 16) % below

/** Everybody works in the repositories of the projects of their active commitments. */
const worksIn = (person: string, { project: key }: DemoRepository): boolean =>
  (demoCommitments[person] ?? []).some(({ status, projects }) => status === 'Active' && projects.includes(key))

const people = Object.keys(demoCommitments).filter((person) => person !== 'unverified')

const accessOf = (person: string): string => {
  if (person === 'lead') return 'Admin'
  return person === 'grace' ? 'Read' : 'Write'
}

const issuesOf = ({ name }: DemoRepository, days: readonly string[]) =>
  days.flatMap((date) =>
    issueKinds.map(([kind, severity]) => ({
      repositoryId: repositoryIdOf(name),
      date,
      class: kind,
      severity,
      count: numberFrom(`${name}/${kind}/${severity}`, 12) + numberFrom(`${name}/${kind}/${severity}/${date}`, 4),
    })),
  )

const linesOf = (author: AuthorKey, person: string, { name }: DemoRepository, days: readonly string[]) =>
  days
    .filter((date) => isWorkday(date) && numberFrom(`${person}/${name}/${date}/works`, 3) > 0)
    .map((date) => ({
      ...author,
      repositoryId: repositoryIdOf(name),
      date,
      lines: 15 + numberFrom(`${person}/${name}/${date}/lines`, 320),
    }))

const worksOf = (repositories: readonly DemoRepository[]) =>
  people.flatMap((person) => repositories.filter((one) => worksIn(person, one)).map((one) => ({ person, one })))

const insertRepositories = async (db: Queries, today: Date): Promise<void> => {
  const wanted = demoRepositories.map((one) => projectIdOf(one.project))
  const projects = await db.select({ id: project.id }).from(project).where(inArray(project.id, wanted))
  const there = new Set(projects.map(({ id }) => id))
  const kept = demoRepositories.filter((one) => there.has(projectIdOf(one.project)))
  await db
    .insert(repository)
    .values(
      kept.map(({ name, project: key, branch }) => ({
        id: repositoryIdOf(name),
        projectId: projectIdOf(key),
        name,
        url: `https://git.demo.test/${key}/${name}`,
        defaultBranch: branch,
        lastCommitAt: momentFrom(today, key === 'quarry' ? -241 : -1, 5 + numberFrom(`${name}/hour`, 12)),
      })),
    )
    .onConflictDoNothing()
  const access = worksOf(kept).map(({ person, one }) => ({
    memberId: memberIdOf(person),
    repositoryId: repositoryIdOf(one.name),
    access: accessOf(person),
  }))
  await db.insert(repositoryMember).values(access).onConflictDoNothing()
}

const insertDays = async (db: Queries, start: string, end: string): Promise<void> => {
  const wanted = demoRepositories.map(({ name }) => repositoryIdOf(name))
  const rows = await db.select({ id: repository.id }).from(repository).where(inArray(repository.id, wanted))
  const there = new Set(rows.map(({ id }) => id))
  const kept = demoRepositories.filter(({ name }) => there.has(repositoryIdOf(name)))
  const days = daysFrom(start, end)
  const works = worksOf(kept).filter(({ person }) => accessOf(person) !== 'Read')
  const authors = await findOwnAuthors(db, [...new Set(works.map(({ person }) => person))])
  const lines = works.flatMap(({ person, one }) => {
    const author = authors.get(person)
    return author === undefined ? [] : linesOf(author, person, one, days)
  })
  await insertRows(db, commitDay, lines)
  const issues = kept.flatMap((one) => issuesOf(one, days))
  await insertRows(db, repositoryIssue, issues)
}

/** Repositories with who may use them, and what was changed and found in the last two weeks and every day since the first start. */
export const seedRepositories = async (db: Queries, today: Date): Promise<void> => {
  if ((await db.$count(repository)) === 0) await insertRepositories(db, today)
  const days = { first: dayFrom(today, 1 - daysKept), last: dayFrom(today, 0) }
  await seedNewDays(db, 'repositories', days, (start, end) => insertDays(db, start, end))
}
