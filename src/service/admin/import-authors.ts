import { sql } from 'drizzle-orm'
import { commitAuthor, commitDay } from '../db/author-schema.ts'
import { repository } from '../db/work-schema.ts'
import { isKeptDay } from '../timesheet/days.ts'
import type { AuthorEntry } from './document.ts'
import { resolvePerson } from './import-projects.ts'
import type { People } from './people.ts'
import { inOrder, readAuthors, type StoredAuthor } from './read-team.ts'
import { type ImportWork, matcher } from './work.ts'

const keyOf = ({ lineManager, author }: Pick<StoredAuthor, 'lineManager' | 'author'>): string => `${lineManager}\n${author}`

interface Ids {
  readonly lineManagerId: string
  /** Undefined where the file does not say whose the commits are. */
  readonly memberId: string | null | undefined
}

/** Rows of one statement, far from the 65,535 parameters that it can have. */
const rowsAtOnce = 5000

const write = async (
  { tx, now }: ImportWork,
  { lineManagerId, memberId }: Ids,
  wanted: StoredAuthor,
  before: StoredAuthor | undefined,
  repositories: ReadonlyMap<string, string>,
): Promise<void> => {
  const isSameState = before?.ignored === wanted.ignored
  const changes = {
    author: wanted.author,
    ...(memberId === undefined ? {} : { memberId }),
    ...(isSameState ? {} : { ignoredAt: wanted.ignored ? now : null }),
  }
  await tx
    .insert(commitAuthor)
    .values({ lineManagerId, id: wanted.id, ...changes })
    .onConflictDoUpdate({ target: [commitAuthor.lineManagerId, commitAuthor.id], set: changes })
  const known = new Map(before?.commits.map((one) => [`${one.repository}\n${one.date}`, one.lines]))
  const days = wanted.commits
    .filter((one) => known.get(`${one.repository}\n${one.date}`) !== one.lines)
    .map(({ repository: url, date, lines }) => ({
      ...{ lineManagerId, authorId: wanted.id, repositoryId: repositories.get(url) ?? '' },
      date,
      lines,
    }))
  for (let from = 0; from < days.length; from += rowsAtOnce) {
    await tx
      .insert(commitDay)
      .values(days.slice(from, from + rowsAtOnce))
      .onConflictDoUpdate({
        target: [commitDay.lineManagerId, commitDay.authorId, commitDay.repositoryId, commitDay.date],
        set: { lines: sql`excluded.lines` },
      })
  }
}

/** The stored days with those of the file in their place or beside them. */
const withDays = (
  work: ImportWork,
  path: string,
  stored: StoredAuthor['commits'],
  given: NonNullable<AuthorEntry['commits']>,
  repositories: ReadonlyMap<string, string>,
): StoredAuthor['commits'] => {
  const days = new Map(stored.map((one) => [`${one.repository}\n${one.date}`, one]))
  const seen = new Set<string>()
  for (const [index, one] of given.entries()) {
    const place = `${path}[${index}]`
    const key = `${one.repository}\n${one.date}`
    if (!repositories.has(one.repository))
      work.problem(`${place}.repository`, `is '${one.repository}', but no repository has this url.`)
    if (!isKeptDay(one.date)) work.problem(`${place}.date`, 'is no day of the calendar.')
    if (seen.has(key)) work.problem(place, 'is there twice: one number of lines a day and repository.')
    seen.add(key)
    days.set(key, one)
  }
  return inOrder([...days.values()])
}

/**
 * Commit authors by line manager and author, with what they committed. A file adds days and corrects them, and takes none away; whose an
 * author's commits are stays as it is where the file does not say it.
 */
export const importAuthors = async (work: ImportWork, entries: readonly AuthorEntry[], people: People): Promise<void> => {
  if (entries.length === 0) return
  const match = matcher(work, await readAuthors(work.tx), keyOf, { what: 'author', key: 'line manager and author' })
  const rows = await work.tx.select({ id: repository.id, url: repository.url }).from(repository)
  const repositories = new Map(rows.map(({ id, url }) => [url, id]))
  for (const [index, entry] of entries.entries()) {
    const path = `authors[${index}]`
    const lineManager = resolvePerson(work, `${path}.lineManager`, entry.lineManager, people) ?? entry.lineManager
    const author = work.name(`${path}.author`, entry.author)
    const { id, stored: before } = match(path, { key: keyOf({ lineManager, author }) })
    const member =
      entry.member === undefined ? (before?.member ?? null) : resolvePerson(work, `${path}.member`, entry.member, people)
    const wanted: StoredAuthor = {
      id,
      lineManager,
      author,
      member,
      ignored: entry.ignored ?? before?.ignored ?? false,
      commits: withDays(work, `${path}.commits`, before?.commits ?? [], entry.commits ?? [], repositories),
    }
    const lineManagerId = people.idOf(lineManager)
    if (lineManagerId === null) continue
    const memberId = entry.member === undefined ? undefined : member === null ? null : people.idOf(member)
    await work.settle('authors', before, wanted, () => write(work, { lineManagerId, memberId }, wanted, before, repositories))
  }
}
