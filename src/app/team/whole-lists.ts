import { createRequest, type Exchange, makeOperation, type Operation, type OperationResult } from '@urql/core'
import { filter, makeSubject, map, merge, pipe, tap } from 'wonka'

/** The list of a type that comes in pages: its object says with `next` where the following page begins (`after`). */
const listsOf: Readonly<Record<string, string>> = { TimesheetRange: 'entries' }

interface Paged {
  readonly __typename: string
  readonly next: string | null
}

/** A list of which more is on its way: the query of the next page, and what the pages before had. */
interface Arriving {
  readonly page: Operation
  readonly first: OperationResult
  readonly items: readonly unknown[]
}

const isPaged = (value: unknown): value is Paged =>
  typeof value === 'object' && value !== null && 'next' in value && '__typename' in value && String(value.__typename) in listsOf

const itemsOf = (paged: Paged): readonly unknown[] => {
  const items: unknown = Reflect.get(paged, listsOf[paged.__typename] ?? '')
  return Array.isArray(items) ? items : []
}

/** The name of the answer's field that came in pages, if there is one. */
const pagedField = (data: unknown): readonly [name: string, paged: Paged] | null => {
  for (const [name, value] of Object.entries(data ?? {})) if (isPaged(value)) return [name, value]
  return null
}

/**
 * Makes one answer of a list that comes in pages: it asks for one page after the other, and who asked gets the whole list, or the failure of
 * a page. Below the page's cache, which knows nothing of pages.
 */
export const wholeLists: Exchange = ({ forward }) => {
  /** Queries as they were asked, by key: what an answer carries has been made into a request already, and would not become one again. */
  const asked = new Map<number, Operation>()
  const arriving = new Map<number, Arriving>()
  /** By the key of a page's query, the one of the list's. */
  const listKeys = new Map<number, number>()
  const { source: pages$, next: ask } = makeSubject<Operation>()

  const forget = (key: number): Arriving | undefined => {
    const list = arriving.get(key)
    arriving.delete(key)
    if (list !== undefined) listKeys.delete(list.page.key)
    return list
  }

  const note = (operation: Operation): void => {
    const list = forget(operation.key)
    if (list !== undefined) ask(makeOperation('teardown', list.page, list.page.context))
    if (operation.kind === 'query') asked.set(operation.key, operation)
    else asked.delete(operation.key)
  }

  const join = (result: OperationResult): OperationResult | null => {
    const key = listKeys.get(result.operation.key) ?? result.operation.key
    const before = forget(key)
    const query = asked.get(key)
    const found = pagedField(result.data)
    if (query === undefined || found === null || result.error !== undefined) {
      return before === undefined ? result : { ...result, operation: before.first.operation }
    }
    const [name, paged] = found
    const first = before?.first ?? result
    const items = [...(before?.items ?? []), ...itemsOf(paged)]
    if (paged.next === null)
      return { ...first, data: { ...first.data, [name]: { ...paged, [listsOf[paged.__typename] ?? '']: items } } }
    const page = makeOperation('query', createRequest(query.query, { ...query.variables, after: paged.next }), query.context)
    arriving.set(key, { page, first, items })
    listKeys.set(page.key, key)
    ask(page)
    return null
  }

  return (operations$) =>
    pipe(
      merge([pipe(operations$, tap(note)), pages$]),
      forward,
      map(join),
      filter((result) => result !== null),
    )
}
