import Fastify, { type FastifyBaseLogger, type FastifySerializerCompiler } from 'fastify'

type Compiler = FastifySerializerCompiler<unknown>

/** Fastify's own compiler, as an app has it once it has compiled something. */
const ownCompiler = async (): Promise<Compiler> => {
  const app = Fastify<never, never, never, FastifyBaseLogger>()
  app.get('/', { schema: { response: { 200: { type: 'null' } } } }, () => null)
  await app.ready()
  const { serializerCompiler } = app
  await app.close()
  if (serializerCompiler === undefined) throw new Error('Fastify has compiled nothing')
  return serializerCompiler
}

let compiler: Promise<Compiler> | undefined

const createKept = async (): Promise<Compiler> => {
  const compile = await ownCompiler()
  const kept = new Map<string, ReturnType<Compiler>>()
  return (route) => {
    const schema = JSON.stringify(route.schema)
    const serialize = kept.get(schema) ?? compile(route)
    kept.set(schema, serialize)
    return serialize
  }
}

/**
 * What writes the answers, compiled once a schema instead of once a service: the contract is the same for every service that a test
 * starts, and compiling all of it takes most of a start.
 */
export const keptSerializers = (): Promise<Compiler> => {
  compiler ??= createKept()
  return compiler
}
