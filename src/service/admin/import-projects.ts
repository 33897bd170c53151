import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isUuid } from '#rules/uuid.ts'
import { epic, project, repository, repositoryMember } from '../db/work-schema.ts'
import { groupBy } from '../group-by.ts'
import type { ProjectEntry, RepositoryEntry } from './document.ts'
import { type ByName, type Named, namedAfter } from './import-catalogue.ts'
import type { People } from './people.ts'
import { byText, readEpics, readProjects, readRepositories, type StoredEpic, type StoredRepository } from './read.ts'
import { type ImportWork, type Match, matcher, nameKey } from './work.ts'

/**
 * A customer by e-mail, or by id where there is no account.
 *
 * @returns as it is exported
 */
export const resolveCustomer = (work: ImportWork, path: string, given: string | null, people: People): string | null => {
  if (given === null) return null
  if (isUuid(given)) return people.emailOf(given.toLowerCase()) ?? given.toLowerCase()
  return resolvePerson(work, path, given, people)
}

/** @returns the e-mail as it is stored, with a problem when nobody has it */
export const resolvePerson = (work: ImportWork, path: string, given: string | null, people: People): string | null => {
  if (given === null) return null
  const id = people.idOf(given)
  if (id === null) work.problem(path, `is '${given}', but nobody has this e-mail.`)
  return id === null ? given : people.emailOf(id)
}

/** The id of whoever was resolved. */
export const idOfPerson = (resolved: string | null, people: People): string | null => {
  if (resolved === null) return null
  return people.idOf(resolved) ?? (isUuid(resolved) ? resolved : null)
}

/** Adds what is missing and takes over capitals; what people added themselves stays. */
const importEpics = async (
  work: ImportWork,
  path: string,
  projectId: string,
  names: readonly string[],
  stored: readonly StoredEpic[],
): Promise<void> => {
  const match = matcher(work, stored, (one) => nameKey(one.name), { what: 'epic' })
  for (const [index, given] of names.entries()) {
    const name = work.name(`${path}[${index}]`, given)
    const { id, stored: before } = match(`${path}[${index}]`, { key: nameKey(name) })
    await work.settle('epics', before?.name, name, () =>
      work.tx
        .insert(epic)
        .values({ projectId, id, name, createdAt: work.now })
        .onConflictDoUpdate({ target: [epic.projectId, epic.id], set: { name } }),
    )
  }
}

const writeRepository = async (
  { tx }: ImportWork,
  { members: _members, ...row }: StoredRepository,
  members: RepositoryEntry['members'],
  people: People,
): Promise<void> => {
  await tx.insert(repository).values(row).onConflictDoUpdate({ target: repository.id, set: row })
  if (members === undefined) return
  await tx.delete(repositoryMember).where(eq(repositoryMember.repositoryId, row.id))
  const rows = members.flatMap(({ member, access }) => {
    const memberId = idOfPerson(member, people)
    return memberId === null ? [] : [{ memberId, repositoryId: row.id, access }]
  })
  if (rows.length > 0) await tx.insert(repositoryMember).values(rows)
}

const isWebAddress = (text: string): boolean => URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol)

/** In bytes: an index of the database holds it whole. */
const longestUrl = 2000

const importRepository = async (
  work: ImportWork,
  path: string,
  projectId: string,
  entry: RepositoryEntry,
  { id, stored: before }: Match<StoredRepository>,
  people: People,
): Promise<void> => {
  if (!isWebAddress(entry.url)) work.problem(`${path}.url`, 'must begin with http:// or https://.')
  if (Buffer.byteLength(entry.url) > longestUrl) work.problem(`${path}.url`, `must have at most ${longestUrl} bytes.`)
  const given = entry.members?.map(({ member, access }, index) => ({
    member: resolvePerson(work, `${path}.members[${index}].member`, member, people) ?? member,
    access,
  }))
  for (const [index, { member }] of (given ?? []).entries()) {
    if (given?.findIndex((one) => one.member === member) !== index) {
      work.problem(`${path}.members[${index}].member`, `is there twice: ${member}.`)
    }
  }
  const wanted = {
    projectId,
    id,
    name: work.name(`${path}.name`, entry.name),
    url: entry.url,
    defaultBranch: entry.defaultBranch ?? before?.defaultBranch ?? 'main',
    members: given?.toSorted((one, other) => byText(one.member, other.member)) ?? before?.members ?? [],
  }
  await work.settle('repositories', before, wanted, () => writeRepository(work, wanted, given, people))
}

/** @returns every project there is now, by name */
export const importProjects = async (work: ImportWork, entries: readonly ProjectEntry[], people: People): Promise<ByName> => {
  const stored = await readProjects(work.tx)
  const epics = groupBy(await readEpics(work.tx), ({ projectId }) => projectId)
  const match = matcher(work, stored, ({ name }) => nameKey(name), { what: 'project' })
  const matchRepository = matcher(work, await readRepositories(work.tx), ({ url }) => url, { what: 'repository' })
  const imported: Named[] = []
  for (const [index, entry] of entries.entries()) {
    const path = `projects[${index}]`
    const name = work.name(`${path}.name`, entry.name)
    const { id, stored: before } = match(path, { ...entry, key: nameKey(name) })
    const customer =
      entry.customer === undefined
        ? (before?.customer ?? null)
        : resolveCustomer(work, `${path}.customer`, entry.customer, people)
    imported.push({ id, name })
    // Who is left out stays.
    const row = { name, ...(entry.customer === undefined ? {} : { customerId: idOfPerson(customer, people) }) }
    await work.settle('projects', before, { id, name, customer }, () =>
      work.tx
        .insert(project)
        .values({ id, epicSetId: randomUUID(), ...row })
        .onConflictDoUpdate({ target: project.id, set: row }),
    )
    await importEpics(work, `${path}.epics`, id, entry.epics ?? [], epics.get(id) ?? [])
    for (const [at, given] of (entry.repositories ?? []).entries()) {
      const place = `${path}.repositories[${at}]`
      await importRepository(work, place, id, given, matchRepository(place, { ...given, key: given.url }), people)
    }
  }
  return namedAfter(stored, imported)
}
