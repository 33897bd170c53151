import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client, fetchExchange, formatDocument, type TypedDocumentNode } from '@urql/core'
import { cacheExchange } from '@urql/exchange-graphcache'
import { persistedExchange } from '@urql/exchange-persisted'
import { buildSchema, type DocumentNode, parse, print, stripIgnoredCharacters, validate } from 'graphql'
import { expect, test } from 'vitest'
import { limits, operationLimits } from '#gateway/limits.ts'
import { typeDefs } from '#generated/type-defs.ts'

interface Written extends DocumentNode {
  readonly __meta__: { readonly hash: string }
}

const modules = import.meta.glob<Record<string, unknown>>('../../src/generated/{app,features}/**/*.ts', { eager: true })
const documents = Object.values(modules).flatMap((one) => Object.entries(one)) as [string, Written][]
const trusted = new Map(
  Object.entries(JSON.parse(readFileSync('src/generated/trusted-documents.json', 'utf8')) as Record<string, string>),
)
const schema = buildSchema(typeDefs)

test('there is a trusted document for each one of the browser’s, and no other', () => {
  expect(documents.map(([, document]) => document.__meta__.hash).sort()).toEqual([...trusted.keys()].sort())
})

test.each([...trusted])('%s is the hash of a text that the schema accepts', (hash, text) => {
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
  expect(validate(schema, parse(text))).toEqual([])
})

test.each([...trusted])('%s asks for no more than the gateway answers', (_hash, text) => {
  expect(validate(schema, parse(text, { maxTokens: limits.tokens }), [operationLimits])).toEqual([])
})

/** What the browser's client would send for a document, with the cache that adds `__typename` in front. */
const sentFor = async (document: Written): Promise<unknown> => {
  const sent: unknown[] = []
  const client = new Client({
    url: 'http://portal.test/graphql',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return new Response('{"data":null}', { headers: { 'content-type': 'application/json' } })
    },
    exchanges: [
      cacheExchange({}),
      persistedExchange({
        enforcePersistedQueries: true,
        enableForMutation: true,
        preferGetForPersistedQueries: false,
        generateHash: async (_text, query) => ('__meta__' in query ? (query as Written).__meta__.hash : undefined),
      }),
      fetchExchange,
    ],
  })
  const operation = document.definitions.find((one) => one.kind === 'OperationDefinition')
  const typed = document as unknown as TypedDocumentNode
  if (operation?.operation === 'mutation') await client.mutation(typed, {})
  if (operation?.operation === 'query') await client.query(typed, {})
  return sent[0]
}

const overHttp = documents.filter(([, { definitions }]) =>
  definitions.some((one) => one.kind === 'OperationDefinition' && one.operation !== 'subscription'),
)

test.each(documents)('%s is the same text after the cache has added what it needs', (_name, document) => {
  expect(stripIgnoredCharacters(print(formatDocument<DocumentNode>(document) as DocumentNode))).toBe(
    trusted.get(document.__meta__.hash),
  )
})

test.each(overHttp)('%s is sent by its hash alone', async (_name, document) => {
  const body = await sentFor(document)
  expect(body).toMatchObject({ extensions: { persistedQuery: { sha256Hash: document.__meta__.hash } } })
  expect(body).not.toHaveProperty('query')
})
