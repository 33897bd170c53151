import { type AnyVariables, type Operation, stringifyVariables } from '@urql/core'
import type { OperationDefinitionNode } from 'graphql'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { LastKnown } from '../last-known-answers.ts'
import { readDataKey } from './data-key.ts'
import { isKept, shownFirst } from './kept-queries.ts'
import { keptFor, type SealedAnswer, seal, unseal } from './sealed-answer.ts'

interface AnswersSchema extends DBSchema {
  answers: { key: number; value: SealedAnswer; indexes: { at: number } }
}

type Answers = IDBPDatabase<AnswersSchema>

/** Answers kept at most; the oldest go first. */
const limit = 400
/** Characters of an answer at most: one that is longer takes too long to seal while somebody works. */
const longestText = 2_000_000

const openAnswers = (): Promise<Answers> =>
  openDB<AnswersSchema>('portal-last-known', 1, {
    upgrade: (database) => void database.createObjectStore('answers').createIndex('at', 'at'),
  })

/** Removes what is too old or too much. */
const prune = async (database: Answers, now: number): Promise<void> => {
  const transaction = database.transaction('answers', 'readwrite')
  let left = await transaction.store.count()
  for (let cursor = await transaction.store.index('at').openCursor(); cursor !== null; cursor = await cursor.continue()) {
    if (cursor.value.at >= now - keptFor && left <= limit) break
    await cursor.delete()
    left -= 1
  }
  await transaction.done
}

/**
 * Milliseconds that the server has for an answer of its own. A network that is fast shows nothing twice, and one that is slow shows what was
 * known when a person would begin to wait.
 */
export const serverFirst = 150

const nameOf = ({ query }: Operation): string => (query.definitions[0] as OperationDefinitionNode).name?.value ?? ''

/**
 * What the server answered last, sealed on the device (`data-key.ts`), for pages that are opened without network.
 *
 * @param person whose answers they are, by id
 * @param now milliseconds since 1970
 * @param later resolves after as many milliseconds
 */
export const createLastKnown = (
  person: string,
  now: () => number,
  later: (time: number) => Promise<void> = (time) => new Promise((done) => setTimeout(done, time)),
): LastKnown => {
  const open = async () => {
    const found = await readDataKey()
    if (found === null) return null
    const database = await openAnswers()
    // What another key sealed is of no use to anybody.
    if (found.isNew) await database.clear('answers')
    else await prune(database, now())
    return { database, key: found.key }
  }
  let opening: ReturnType<typeof open> | undefined
  // A device that keeps nothing is asked once, and every page goes on without.
  const opened = () => {
    opening ??= open().catch(() => null)
    return opening
  }
  const questionOf = (operation: Operation): string =>
    [person, nameOf(operation), stringifyVariables(operation.variables as AnyVariables)].join('\n')
  const find: LastKnown['find'] = async (operation) => {
    if (!isKept(nameOf(operation))) return null
    const place = await opened()
    if (place === null) return null
    try {
      const kept = await place.database.get('answers', operation.key)
      if (kept === undefined || kept.at < now() - keptFor) return null
      return { data: JSON.parse(await unseal(place.key, questionOf(operation), kept)), at: kept.at }
    } catch {
      return null
    }
  }
  return {
    keep: async (operation, { data, at }) => {
      if (!isKept(nameOf(operation))) return
      const place = await opened()
      const text = JSON.stringify(data)
      if (place === null || text.length > longestText) return
      try {
        await place.database.put('answers', await seal(place.key, questionOf(operation), text, at), operation.key)
      } catch {
        // The device is full, or the browser has closed its storage: the page has the answer all the same.
      }
    },
    find,
    findFirst: async (operation) => {
      if (!shownFirst.has(nameOf(operation))) return null
      const [known] = await Promise.all([find(operation), later(serverFirst)])
      return known
    },
  }
}
