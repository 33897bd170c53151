import type { Page } from '@playwright/test'
import { Notifications_pageDocument } from '../../../src/generated/features/notifications/notifications.ts'

export interface QueryOutcome {
  readonly error: string | null
  readonly total: number | null
}

/**
 * Asks for that many different pages of notifications at once, through the very client of the page: its cache, its tokens, its
 * refresh. The client is found where React keeps the value of urql's provider; the product has no handle for it.
 *
 * @param first number of the first page of notifications; each page of the test takes others
 */
export const askInParallel = (page: Page, count: number, first: number): Promise<QueryOutcome[]> =>
  page.evaluate(
    async ({ document: query, count, first }) => {
      interface Fiber {
        readonly memoizedProps: { readonly value?: unknown } | null
        readonly child: Fiber | null
        readonly sibling: Fiber | null
      }
      interface TeamClient {
        query(
          query: unknown,
          variables: object,
          options: object,
        ): { toPromise(): Promise<{ error?: Error; data?: { notifications: { totalCount: number } } }> }
      }
      const isClient = (value: unknown): value is TeamClient =>
        typeof value === 'object' && value !== null && 'query' in value && 'reexecuteOperation' in value
      const find = (fiber: Fiber | null): TeamClient | null => {
        for (let one = fiber; one !== null; one = one.sibling) {
          if (isClient(one.memoizedProps?.value)) return one.memoizedProps.value
          const below = find(one.child)
          if (below !== null) return below
        }
        return null
      }
      const root = document.getElementById('root')
      const container = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'))?.[1]
      const client = find(container as Fiber | null)
      if (client === null) throw new Error('This page has no team client')
      const ask = async (pageNumber: number) => {
        const variables = { pageNumber, pageSize: 10, unreadOnly: false }
        const { data, error } = await client.query(query, variables, { requestPolicy: 'network-only' }).toPromise()
        return { error: error === undefined ? null : error.message, total: data?.notifications.totalCount ?? null }
      }
      return Promise.all(Array.from({ length: count }, (_, index) => ask(first + index)))
    },
    { document: Notifications_pageDocument as unknown, count, first },
  )
