import { eq } from 'drizzle-orm'
import { activity, activityTechnology, technology } from '../db/work-schema.ts'
import type { ActivityEntry, TechnologyEntry } from './document.ts'
import { byText, readActivities, readTechnologies, type StoredActivity } from './read.ts'
import { type ImportWork, matcher, nameKey } from './work.ts'

/** A row that entries refer to by name. */
export interface Named {
  readonly id: string
  readonly name: string
}
export type ByName = ReadonlyMap<string, Named>

/** Rows by their names, with those of the file in the place of what they replace. */
export const namedAfter = (stored: readonly Named[], imported: readonly Named[]): ByName => {
  const replaced = new Set(imported.map(({ id }) => id))
  const all = [...stored.filter(({ id }) => !replaced.has(id)), ...imported]
  return new Map(all.map((one) => [nameKey(one.name), one]))
}

/** @returns every technology there is now, by name */
export const importTechnologies = async (work: ImportWork, entries: readonly TechnologyEntry[]): Promise<ByName> => {
  const stored = await readTechnologies(work.tx)
  const match = matcher(work, stored, ({ value }) => nameKey(value), { what: 'technology' })
  const imported: Named[] = []
  for (const [index, entry] of entries.entries()) {
    const path = `technologies[${index}]`
    const value = work.name(`${path}.value`, entry.value)
    const { id, stored: before } = match(path, { ...entry, key: nameKey(value) })
    const wanted = { id, value, disabled: entry.disabled ?? before?.disabled ?? false }
    imported.push({ id, name: value })
    await work.settle('technologies', before, wanted, () =>
      work.tx.insert(technology).values(wanted).onConflictDoUpdate({ target: technology.id, set: wanted }),
    )
  }
  const names = stored.map(({ id, value }) => ({ id, name: value }))
  return namedAfter(names, imported)
}

const writeActivity = async ({ tx }: ImportWork, wanted: StoredActivity, technologies: ByName): Promise<void> => {
  const { id, value, disabled } = wanted
  const idOf = (name: string): string | null => technologies.get(nameKey(name))?.id ?? null
  const row = {
    id,
    value,
    disabled,
    defaultTechnologyId: wanted.defaultTechnology === null ? null : idOf(wanted.defaultTechnology),
  }
  await tx.insert(activity).values(row).onConflictDoUpdate({ target: activity.id, set: row })
  await tx.delete(activityTechnology).where(eq(activityTechnology.activityId, id))
  const links = wanted.technologies.flatMap((name) => {
    const technologyId = idOf(name)
    return technologyId === null ? [] : [{ activityId: id, technologyId }]
  })
  if (links.length > 0) await tx.insert(activityTechnology).values(links)
}

/** The name as it is stored, with a problem for one that nothing has. */
export const resolveName = (work: ImportWork, path: string, name: string, known: ByName, what: string): string => {
  const found = known.get(nameKey(name))
  if (found === undefined) work.problem(path, `is '${name}', but no ${what} is called that.`)
  return found?.name ?? name
}

/** The names as they are stored, with a problem for each that nothing has or that comes twice. */
export const resolveNames = (work: ImportWork, path: string, names: readonly string[], known: ByName, what: string): string[] => {
  const resolved = names.map((name, index) => resolveName(work, `${path}[${index}]`, name, known, what))
  for (const [index, name] of resolved.entries()) {
    if (resolved.indexOf(name) < index) work.problem(`${path}[${index}]`, `is there twice: ${name}.`)
  }
  return resolved
}

export const importActivities = async (
  work: ImportWork,
  entries: readonly ActivityEntry[],
  technologies: ByName,
): Promise<void> => {
  const match = matcher(work, await readActivities(work.tx), ({ value }) => nameKey(value), { what: 'activity' })
  for (const [index, entry] of entries.entries()) {
    const path = `activities[${index}]`
    const value = work.name(`${path}.value`, entry.value)
    const { id, stored: before } = match(path, { ...entry, key: nameKey(value) })
    const linked =
      entry.technologies === undefined
        ? (before?.technologies ?? [])
        : resolveNames(work, `${path}.technologies`, entry.technologies, technologies, 'technology').toSorted(byText)
    const given = entry.defaultTechnology ?? null
    const chosen = given === null ? null : resolveName(work, `${path}.defaultTechnology`, given, technologies, 'technology')
    const defaultTechnology = entry.defaultTechnology === undefined ? (before?.defaultTechnology ?? null) : chosen
    if (defaultTechnology !== null && !linked.includes(defaultTechnology)) {
      work.problem(`${path}.defaultTechnology`, `is '${defaultTechnology}', which is none of its technologies.`)
    }
    const disabled = entry.disabled ?? before?.disabled ?? false
    const wanted = { id, value, disabled, technologies: linked, defaultTechnology }
    await work.settle('activities', before, wanted, () => writeActivity(work, wanted, technologies))
  }
}
