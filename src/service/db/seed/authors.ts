import { and, eq, isNotNull } from 'drizzle-orm'
import { commitAuthor, commitDay } from '../author-schema.ts'
import type { Queries } from '../database.ts'
import { repository } from '../work-schema.ts'
import { demoEmail, memberIdOf } from './accounts.ts'
import { firstNames, lastNames } from './author-names.ts'
import { dayFrom, momentFrom, seedId } from './ids.ts'
import { insertRows } from './insert-rows.ts'
import { everybody } from './other-teams.ts'
import { projectIdOf } from './projects.ts'

/** An author as the rows of commits name it. */
export interface AuthorKey {
  readonly lineManagerId: string
  readonly authorId: string
}

const lead = memberIdOf('lead')

/** People's commits are of the team of their line manager, and of their own where there is none. */
const ownAuthor = (person: string) => {
  const { firstName, lastName, lineManager } = everybody.find(({ name }) => name === person) ?? {}
  return {
    lineManagerId: memberIdOf(lineManager ?? person),
    id: seedId(`${person}/author`),
    author: `${firstName} ${lastName} <${demoEmail(person)}>`,
    memberId: memberIdOf(person),
  }
}

/** The authors with which people commit from their usual machines, assigned to them; made where there are none. */
export const findOwnAuthors = async (db: Queries, people: readonly string[]): Promise<ReadonlyMap<string, AuthorKey>> => {
  const wanted = people.map((person) => ({ person, ...ownAuthor(person) }))
  if (wanted.length > 0) await db.insert(commitAuthor).values(wanted).onConflictDoNothing()
  const rows = await db.select().from(commitAuthor).where(isNotNull(commitAuthor.memberId))
  return new Map(
    wanted.flatMap(({ person, lineManagerId, author }) => {
      const found = rows.find((row) => row.lineManagerId === lineManagerId && row.author === author)
      return found === undefined ? [] : [[person, { lineManagerId, authorId: found.id }] as const]
    }),
  )
}

/** From other machines the same people commit under other names and addresses, and machines commit, too. Nobody is assigned to these. */
const otherAuthors = [
  'Maya R <maya@maya-laptop.local>',
  'mrahimi <maya.rahimi@users.noreply.git.demo.test>',
  'Amir Karimi <amir.karimi@home.example>',
  'akarimi <12840+akarimi@users.noreply.git.demo.test>',
  'Olivia Nguyen <olivia.nguyen@test-runner.local>',
  'Tomas Silva <tomas@porto.example>',
  'tsilva <tsilva@users.noreply.git.demo.test>',
  'Grace O. <grace.okafor@design.example>',
  'dependency-updates[bot] <49699333+dependency-updates[bot]@users.noreply.git.demo.test>',
  'build-server <build@ci.demo.test>',
  'release-notes <release@ci.demo.test>',
  'root <root@localhost>',
] as const

/** As many authors as the demo team has in all, with those who left long ago. */
const authorCount = 3000

const formerAuthors = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const first = firstNames[index % firstNames.length] ?? ''
    const last = lastNames[Math.floor(index / firstNames.length) % lastNames.length] ?? ''
    return `${first} ${last} <${first}.${last}@contractors.example>`.replace(/<(.*)>/, (address) => address.toLowerCase())
  })

/** Authors of the commits to the repositories of the demo lead's team, of whom most are nobody of the team. Put in once. */
export const seedAuthors = async (db: Queries, today: Date): Promise<void> => {
  const marker = seedId(`lead/author/${otherAuthors[0]}`)
  if ((await db.$count(commitAuthor, and(eq(commitAuthor.lineManagerId, lead), eq(commitAuthor.id, marker)))) > 0) return
  const names = [...otherAuthors, ...formerAuthors(authorCount - otherAuthors.length)]
  const authors = names.map((author) => ({
    ...{ lineManagerId: lead, id: seedId(`lead/author/${author}`), author },
    ignoredAt: author.startsWith('release-notes') ? momentFrom(today, -30) : null,
  }))
  await insertRows(db, commitAuthor, authors)
  const [harbour] = await db
    .select({ id: repository.id })
    .from(repository)
    .where(eq(repository.projectId, projectIdOf('harbour')))
  if (harbour === undefined) return
  const days = authors.flatMap(({ id }, index) => {
    const ago = index >= otherAuthors.length ? [200 + (index % 900)] : [2 + (index % 5), 8 + (index % 5)]
    return ago.map((before) => ({
      ...{ lineManagerId: lead, authorId: id, repositoryId: harbour.id },
      date: dayFrom(today, -before),
      lines: 20 + ((index * 37) % 480),
    }))
  })
  await insertRows(db, commitDay, days)
}
