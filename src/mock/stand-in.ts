import { addMocksToSchema, createMockStore, type IMockStore } from '@graphql-tools/mock'
import type { Exchange } from '@urql/core'
import { executeExchange } from '@urql/exchange-execute'
import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  execute,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql'
import { typeDefs } from '#generated/type-defs.ts'
import { examples } from './examples.ts'
import { createOperations } from './operations.ts'
import { type PersonName, people } from './people.ts'

/** What a test wants an operation to answer. */
type Answer = (variables: Readonly<Record<string, unknown>>, usual: () => unknown) => unknown

/** What differs from a signed-in team member in whose stand-in everything succeeds. */
export interface Scenario {
  /** Who is signed in to begin with; logging in as another demo account changes it. */
  readonly person?: PersonName
  /**
   * Answers of queries and mutations by their names in the schema, looked up each time. An object may leave fields out: the
   * stand-in fills them. It may be a promise, and may throw.
   *
   * @example { commitments: () => [{ name: 'Ferry Timetables', status: 'Pending' }], decideCommitment: refuse('CONFLICT') }
   */
  readonly answers?: Readonly<Record<string, Answer>>
  /** The time, in milliseconds: it says around which day the examples lie. */
  readonly now?: () => number
}

export interface StandIn {
  /** Takes the place of the fetch exchange at the end of a client's list. */
  readonly exchange: Exchange
  /** What is kept, and can be changed behind the portal's back, as another device would. */
  readonly store: IMockStore
  /**
   * What the gateway would answer to an operation with some fields of its root.
   *
   * @param given fields that are said, by their names in the schema; what they leave out is filled
   * @throws GraphQLError for a value that the schema does not allow
   */
  readonly answer: (document: DocumentNode, variables: object, given: object) => unknown
}

/** An answer that is a refusal, as the gateway words it. */
export const refuse =
  (code: string, message = 'An error', field?: string): Answer =>
  () => {
    throw new GraphQLError(message, { extensions: field === undefined ? { code } : { code, field } })
  }

const bareSchema = buildSchema(typeDefs)

const rootFields = (schema: GraphQLSchema) =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}))

type Resolve = GraphQLFieldResolver<unknown, unknown, Readonly<Record<string, unknown>>>

/** Has every operation answered by what was given with it, else by the test, else by the stand-in's own, else by what fills it. */
const obey = (
  schema: GraphQLSchema,
  answers: Readonly<Record<string, Answer>>,
  operations: ReturnType<typeof createOperations>['operations'],
): void => {
  const names = rootFields(schema).map(({ name }) => name)
  const unknown = Object.keys(answers).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`The schema has no operation ${unknown}`)
  for (const field of rootFields(schema)) {
    const usual: Resolve = field.resolve ?? defaultFieldResolver
    field.resolve = (root, variables, context, info) => {
      const given = defaultFieldResolver(root, variables, context, info)
      if (given !== undefined) return given
      const operation = operations[field.name]
      const asUsual = () => (operation === undefined ? usual(root, variables, context, info) : operation(variables as never))
      const answer = answers[field.name]
      return answer === undefined ? asUsual() : answer(variables, asUsual)
    }
  }
}

/**
 * A stand-in for the gateway: its schema, in which @graphql-tools/mock fills everything that nobody says. What is saved is kept in
 * its store, so that it shows as saved; nothing is checked (docs/stand-in.md says what else it is not).
 */
export const createStandIn = ({ person = 'member', answers = {}, now = Date.now }: Scenario = {}): StandIn => {
  const who = { name: person }
  const store = createMockStore({
    schema: bareSchema,
    mocks: examples(() => people[who.name], now),
    mockGenerationBehavior: 'deterministic',
  })
  const { operations, changes } = createOperations(store, now, (name) => {
    if (name !== who.name) store.reset()
    who.name = name
  })
  const Subscription = { notificationsChanged: { subscribe: changes, resolve: () => true } }
  const schema = addMocksToSchema({ schema: bareSchema, store, resolvers: { Subscription } })
  obey(schema, answers, operations)
  return {
    store,
    exchange: executeExchange({ schema }),
    answer: (document, variables, given) => {
      const result = execute({ schema, document, rootValue: given, variableValues: { ...variables } })
      if ('then' in result) throw new Error('An answer in a promise belongs to a client')
      const [error] = result.errors ?? []
      if (error !== undefined) throw error
      return result.data
    },
  }
}
