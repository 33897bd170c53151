import type { AuthorChange } from '#rules/authors.ts'
import type { Operation, OperationDraft } from '../outbox/operation.ts'
import { deliveryOf } from '../outbox/operation-steps.ts'
import { authorKinds } from './author-kinds.ts'

/** Somebody whose commits an author's can be. */
export interface Assignee {
  readonly id: string
  readonly name: string
}

/** What is to be done with authors, as plain data. */
export interface AuthorWork {
  readonly change: AuthorChange
  readonly authors: readonly { readonly id: string; readonly author: string }[]
  /** Whose they are from now on; of Assign alone. */
  readonly member: Assignee | null
}

const kinds: Readonly<Record<AuthorChange, keyof typeof authorKinds>> = {
  Assign: 'authors.assign',
  Remove: 'authors.remove',
  Ignore: 'authors.ignore',
  Unignore: 'authors.unignore',
}

/**
 * What is to be done with authors, as the outbox takes it. Each is a record of its own: a later change of the same authors comes after
 * it and takes nothing's place.
 *
 * @param key its Idempotency-Key
 */
export const authorDraftOf = (key: string, work: AuthorWork): OperationDraft<keyof typeof authorKinds> => ({
  key,
  kind: work.change === 'Ignore' && work.authors.length > 1 ? 'authors.ignoreSelected' : kinds[work.change],
  effect: 'save',
  recordId: `authors/${key}`,
  version: null,
  payload: work,
})

/** What is to be done with authors, of an operation of the outbox; null when it is not the authors'. */
export const authorWorkOf = ({ kind, payload }: Pick<OperationDraft, 'kind' | 'payload'>): AuthorWork | null =>
  Object.hasOwn(authorKinds, kind) ? (payload as AuthorWork) : null

/** A change of authors on its way to the server. */
export interface AuthorOperation {
  readonly key: string
  readonly work: AuthorWork
  readonly delivery: 'held' | 'waiting' | 'sending' | 'refused'
  /** Why it was refused; null when it was not. */
  readonly problem: string | null
}

/** The authors' operations among those of the outbox, in their order. */
export const authorOperationsOf = (operations: readonly Operation[]): readonly AuthorOperation[] =>
  operations.flatMap((operation) => {
    const work = authorWorkOf(operation)
    const delivery = deliveryOf(operation)
    if (work === null || delivery === 'done' || delivery === 'dropped') return []
    const isAside = delivery === 'refused' || delivery === 'conflict'
    return [{ key: operation.key, work, delivery: isAside ? 'refused' : delivery, problem: operation.refusal?.message ?? null }]
  })

const verbs: Readonly<Record<AuthorChange, string>> = {
  Assign: 'Assigned',
  Remove: 'Assignment removed',
  Ignore: 'Ignored',
  Unignore: 'Taken in again',
}

/** A change of authors in words, 'Assigned to Maya Rahimi: 3 authors'. */
export const authorWorkInWords = ({ change, authors, member }: AuthorWork): string => {
  const [first] = authors
  const what = authors.length === 1 && first !== undefined ? first.author : `${authors.length.toLocaleString('en')} authors`
  return `${verbs[change]}${member === null ? '' : ` to ${member.name}`}: ${what}`
}
