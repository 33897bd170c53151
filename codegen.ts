import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import type { DefinitionNode, DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'

const generated = 'src/generated/'
const scalars = { DateTime: 'string', Date: 'string', Decimal: 'string' }

/** Selects `__typename` in every object, as the cache does at run time: the hash of a document must not depend on who sends it. */
const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet: (node, _key, parent) => {
      const isRoot = parent !== undefined && !Array.isArray(parent) && 'operation' in parent
      const isThere = node.selections.some((one) => one.kind === Kind.FIELD && one.name.value === '__typename')
      if (isRoot || isThere) return undefined
      return { ...node, selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }] }
    },
  })

/** The names of the fragments that a definition spreads. */
const spreadNames = (node: DefinitionNode): string[] => {
  const names: string[] = []
  visit(node, { FragmentSpread: (spread) => void names.push(spread.name.value) })
  return names
}

/** An operation together with every fragment it needs, each once. */
const completeDocument = (
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): DocumentNode => {
  const needed = new Map<string, FragmentDefinitionNode>()
  const visitFragments = (node: DefinitionNode): void => {
    for (const name of spreadNames(node)) {
      const fragment = fragments.get(name)
      if (fragment === undefined) throw new Error(`No fragment is called ${name}`)
      if (needed.has(name)) continue
      needed.set(name, fragment)
      visitFragments(fragment)
    }
  }
  visitFragments(operation)
  return parse(stripIgnoredCharacters(print({ kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] })), {
    noLocation: true,
  })
}

const withoutEmptyLists = (_key: string, value: unknown): unknown =>
  Array.isArray(value) && value.length === 0 ? undefined : value

const suffixes = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const

/** The documents of one `.graphql` file as constants, and the types of its operations and fragments for whoever uses them. */
const moduleText = (definitions: readonly DefinitionNode[], finished: ReadonlyMap<string, Finished>): string => {
  const types: string[] = []
  const constants: string[] = []
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) types.push(`${definition.name.value}Fragment`)
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const name = definition.name?.value ?? ''
    const type = `${name}${suffixes[definition.operation]}`
    const complete = finished.get(name)
    types.push(type, `${type}Variables`)
    constants.push(
      `export const ${name}Document = ${JSON.stringify({ __meta__: { hash: complete?.hash }, ...complete?.document }, withoutEmptyLists)} as unknown as TypedDocumentNode<${type}, ${type}Variables>`,
    )
  }
  const names = types.sort().join(', ')
  const imports =
    constants.length === 0
      ? []
      : ["import type { TypedDocumentNode } from '@urql/core'", `import type { ${names} } from '#generated/operations.ts'`]
  return [...imports, `export type { ${names} } from '#generated/operations.ts'`, ...constants, ''].join('\n')
}

interface Finished {
  readonly hash: string
  readonly text: string
  readonly document: DocumentNode
}

const finish = (document: DocumentNode): Finished => {
  const text = stripIgnoredCharacters(print(document))
  return { hash: createHash('sha256').update(text).digest('hex'), text, document }
}

/** Every operation by its name, complete with its fragments; two of one name, or one without, are refused. */
const finishAll = (definitions: readonly DefinitionNode[]): ReadonlyMap<string, Finished> => {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const one of definitions) if (one.kind === Kind.FRAGMENT_DEFINITION) fragments.set(one.name.value, one)
  const finished = new Map<string, Finished>()
  for (const one of definitions) {
    if (one.kind !== Kind.OPERATION_DEFINITION) continue
    if (one.name === undefined) throw new Error(`An operation has no name: ${print(one)}`)
    if (finished.has(one.name.value)) throw new Error(`Two operations are called ${one.name.value}`)
    finished.set(one.name.value, finish(completeDocument(one, fragments)))
  }
  return finished
}

/** A plugin that writes a text we already have. */
const writes = (content: string): { pluginMap: Record<string, CodegenPlugin>; plugins: Types.ConfiguredPlugin[] } => ({
  pluginMap: { text: { plugin: () => content } },
  plugins: [{ text: {} }],
})

/** Takes away modules whose `.graphql` file is gone; a check only says so. */
const removeStale = (kept: ReadonlySet<string>): void => {
  for (const folder of ['features', 'app']) {
    const root = join(generated, folder)
    if (!existsSync(root)) continue
    for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name)
      if (!entry.isFile() || kept.has(path)) continue
      if (process.argv.includes('--check')) throw new Error(`${path} has no document any more: run graphql-codegen`)
      rmSync(path)
    }
  }
}

/**
 * The browser's side: one file of types for all documents (it is erased by the build), one module with the documents of
 * each `.graphql` file (so that a screen carries only its own), and the list of trusted documents by hash for the server.
 */
const browserDocuments: Types.OutputPreset = {
  prepareDocuments: (_output, documents) => documents,
  buildGeneratesSection: ({ documents, schema, schemaAst, config }) => {
    const files = documents
      .map((file) => ({
        path: relative('.', file.location ?? ''),
        definitions: withTypenames(file.document ?? parse('')).definitions,
      }))
      .sort((one, other) => one.path.localeCompare(other.path, 'en'))
    const finished = finishAll(files.flatMap((file) => file.definitions))
    const trusted = [...finished.values()]
      .map(({ hash, text }) => [hash, text] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1))
    const base = {
      schema,
      config: {},
      documents: [],
      ...(schemaAst === undefined ? {} : { schemaAst: schemaAst as GraphQLSchema }),
    }
    const modules = files.map(({ path, definitions }) => ({
      ...base,
      filename: join(generated, relative('src', path)).replace(/\.graphql$/, '.ts'),
      ...writes(moduleText(definitions, finished)),
    }))
    removeStale(new Set(modules.map((one) => one.filename)))
    return [
      ...modules,
      {
        ...base,
        filename: `${generated}operations.ts`,
        pluginMap: { operationTypes },
        plugins: [{ operationTypes: {} }],
        config,
        documents,
      },
      {
        ...base,
        filename: `${generated}trusted-documents.json`,
        ...writes(`${JSON.stringify(Object.fromEntries(trusted), null, 2)}\n`),
      },
    ]
  },
}

/** The schema as text in a module, so that the gateway and its stand-in need no file system. */
const schemaText: Types.OutputPreset = {
  buildGeneratesSection: ({ schema, baseOutputDir }) => [
    {
      filename: baseOutputDir,
      schema,
      documents: [],
      config: {},
      ...writes(`/** The schema of schema/*.graphql. */\nexport const typeDefs = ${JSON.stringify(print(schema))}\n`),
    },
  ],
}

const config: CodegenConfig = {
  schema: 'schema/*.graphql',
  documents: ['src/features/**/*.graphql', 'src/app/**/*.graphql'],
  ignoreNoDocuments: true,
  importExtension: '.ts',
  silent: true,
  generates: {
    [generated]: {
      preset: browserDocuments,
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumType: 'string-literal',
        namingConvention: 'keep',
        skipTypename: true,
        immutableTypes: true,
        avoidOptionals: { field: true },
      },
    },
    [`${generated}type-defs.ts`]: { preset: schemaText },
    'src/gateway/generated/type-defs.ts': { preset: schemaText },
    // The types of the gateway's resolvers: with its context, and with what they hand to a type's fields.
    'src/gateway/generated/resolver-types.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        scalars,
        strictScalars: true,
        useTypeImports: true,
        enumsAsTypes: true,
        namingConvention: 'keep',
        immutableTypes: true,
        avoidOptionals: { query: true, mutation: true, subscription: true },
        contextType: '../context.ts#GatewayContext',
        mappers: {
          Profile: '../context.ts#ProfileOf',
          Course: '../context.ts#CourseOf',
          Dashboard: '../context.ts#DashboardOf',
        },
      },
    },
  },
}

export default config
