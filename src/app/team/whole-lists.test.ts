import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client, fetchExchange, gql, type OperationResult } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { type FieldNode, parse, visit } from 'graphql'
import { expect, test, vi } from 'vitest'
import { trustedDocuments } from '../session/open-client.ts'
import { cacheKeys } from './team-cache.ts'
import { wholeLists } from './whole-lists.ts'

const week = Object.assign(
  gql`
    query Week($start: Date!, $end: Date!, $after: String) {
      timesheet(start: $start, end: $end, after: $after) {
        id
        start
        next
        entries {
          id
        }
      }
    }
  `,
  { __meta__: { hash: 'week-hash' } },
)
const range = { start: '2026-03-02', end: '2026-03-08' }

interface Sent {
  readonly variables: { readonly after?: string }
  readonly extensions: { readonly persistedQuery: { readonly sha256Hash: string } }
}

const pageOf = (ids: readonly string[], next: string | null) => ({
  timesheet: {
    __typename: 'TimesheetRange',
    id: 'range',
    start: range.start,
    next,
    entries: ids.map((id) => ({ __typename: 'TimesheetEntry', id })),
  },
})

/** A client as the signed-in screens have one, and what a server of these pages is asked. @param answer null: the network fails */
const open = (answer: (after: string | undefined, signal: AbortSignal | undefined) => object | null | Promise<object>) => {
  const asked: (string | undefined)[] = []
  const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
    const { variables, extensions } = JSON.parse(String(init?.body)) as Sent
    expect(extensions.persistedQuery.sha256Hash).toBe('week-hash')
    asked.push(variables.after)
    const given = await answer(variables.after, init?.signal ?? undefined)
    if (given === null) throw new TypeError('Failed to fetch')
    return Response.json(given)
  })
  const client = new Client({
    url: 'http://gateway.test/graphql',
    fetch,
    preferGetMethod: false,
    exchanges: [cacheExchange({ keys: cacheKeys }), wholeLists, trustedDocuments(), fetchExchange],
  })
  return { client, asked }
}

const pages: Readonly<Record<string, object>> = {
  first: { data: pageOf(['a', 'b'], 'second') },
  second: { data: pageOf(['c', 'd'], 'third') },
  third: { data: pageOf(['e'], null) },
}
const idsOf = ({ data }: OperationResult): unknown => data?.timesheet.entries.map(({ id }: { id: string }) => id)

test('pages are asked for one after the other and answered as one list, which the cache has then', async () => {
  const { client, asked } = open((after = 'first') => pages[after] ?? {})
  const result = await client.query(week, range)
  expect(idsOf(result)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(result.data.timesheet).toMatchObject({ start: range.start, next: null })
  expect(asked).toEqual([undefined, 'second', 'third'])
  expect(idsOf(await client.query(week, range))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(asked).toHaveLength(3)
})

test('a list of one page is one query', async () => {
  const { client, asked } = open(() => pages.third ?? {})
  expect(idsOf(await client.query(week, range))).toEqual(['e'])
  expect(asked).toEqual([undefined])
})

test('a page that fails is the failure of the list; asking again begins at the first page', async () => {
  let isBroken = true
  const { client, asked } = open((after = 'first') => (isBroken && after === 'second' ? null : (pages[after] ?? {})))
  const failed = await client.query(week, range)
  expect(failed).toMatchObject({ data: undefined, operation: { variables: range } })
  expect(failed.error?.networkError).toBeDefined()
  isBroken = false
  expect(idsOf(await client.query(week, range))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(asked).toEqual([undefined, 'second', undefined, 'second', 'third'])
})

test('a page that the gateway refuses fails the list with its error', async () => {
  const refusal = { data: null, errors: [{ message: 'Please try again.', extensions: { code: 'UPSTREAM' } }] }
  const { client } = open((after = 'first') => (after === 'third' ? refusal : (pages[after] ?? {})))
  const { error, data } = await client.query(week, range)
  expect(data ?? null).toBeNull()
  expect(error?.graphQLErrors[0]?.extensions.code).toBe('UPSTREAM')
})

test('nobody asks for pages of a list that nobody waits for, and a query that is asked anew begins anew', async () => {
  let signalOfSecond: AbortSignal | undefined
  const { client, asked } = open((after = 'first', signal) => {
    if (after !== 'second' || signalOfSecond !== undefined) return pages[after] ?? {}
    signalOfSecond = signal
    return new Promise(() => {})
  })
  const { unsubscribe } = client.query(week, range).subscribe(() => {})
  await vi.waitFor(() => expect(asked).toEqual([undefined, 'second']))
  unsubscribe()
  await vi.waitFor(() => expect(signalOfSecond?.aborted).toBe(true))
  expect(idsOf(await client.query(week, range))).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(asked).toEqual([undefined, 'second', undefined, 'second', 'third'])
})

test('every query of the portal that asks for the records of a range takes their pages', () => {
  const texts = Object.values(
    JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/trusted-documents.json'), 'utf8')) as Record<
      string,
      string
    >,
  )
  const asked = texts.flatMap((text) => {
    const fields: FieldNode[] = []
    visit(parse(text), { Field: (node) => void (node.name.value === 'timesheet' && fields.push(node)) })
    return fields.map((field) => ({
      parameters: (field.arguments ?? []).map(({ name }) => name.value),
      fields: (field.selectionSet?.selections ?? []).map((one) => ('name' in one ? one.name.value : '')),
    }))
  })
  expect(asked.length).toBeGreaterThan(1)
  for (const one of asked) {
    expect(one.parameters).toContain('after')
    expect(one.fields).toEqual(expect.arrayContaining(['next', 'entries']))
  }
})
