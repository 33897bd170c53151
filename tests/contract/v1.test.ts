import Fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { naming } from '../../src/contract/call.ts'
import { allCalls } from '../../src/contract/v1.ts'
import { buildOpenApiDocument, openApiText } from '../../src/service/open-api.ts'
import { registerCalls } from '../../src/service/register-calls.ts'

const parametersIn = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const entry = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined)

it('has no two calls at one address', () => {
  const addresses = allCalls.map(({ call }) => `${call.method} ${call.path.replace(/\{\w+\}/g, '{}').toLowerCase()}`)
  expect(new Set(addresses).size).toBe(addresses.length)
})

/** docs/security.md says what guards each of them. */
it('is open to whoever has no id token at these calls alone', () => {
  const open = allCalls.filter(({ call }) => call.access === 'public' || call.access === 'session')
  expect(open.map(({ domain, name }) => `${domain}.${name}`).toSorted()).toEqual([
    'authentication.login',
    'authentication.loginWithCustomToken',
    'authentication.loginWithGoogle',
    'authentication.logout',
    'authentication.refreshToken',
    'authentication.saveNewPassword',
    'authentication.sendResetPasswordLink',
    'authentication.validateResetToken',
    'authentication.validateVerificationEmail',
    'file.getPhoto',
    'file.getTrainingImage',
    'teammember.captchaChallenge',
    'teammember.create',
    'teammember.signUp',
    'teammember.verifyCaptcha',
  ])
})

describe.each(allCalls.map(({ domain, name, call }) => ({ title: `${domain}.${name}`, call })))('$title', ({ call }) => {
  it('describes every parameter of its path, and says whose it is', () => {
    const parameters = parametersIn(call.path)
    expect(Object.keys(isRecord(entry(call.params, 'properties')) ? Object(entry(call.params, 'properties')) : {})).toEqual(
      parameters,
    )
    if (call.ownership === 'shared') expect(parameters).not.toEqual([])
    else if (parameters.length > 0) expect(parameters).toContain(naming(call)?.param)
  })

  it('is open to nobody in particular when it names somebody', () => {
    if (naming(call) !== null) expect(['public', 'session']).not.toContain(call.access)
  })

  it('refuses unknown fields in all that it takes', () => {
    for (const schema of [call.body, call.params, call.query]) {
      if (schema !== undefined) expect(entry(schema, 'additionalProperties')).toBe(false)
    }
  })

  it('takes a body only where HTTP does', () => {
    if (call.method === 'GET') expect(call.body).toBeUndefined()
  })
})

describe('the OpenAPI document', () => {
  it('has every call with its answer and what it needs', async () => {
    const document = await buildOpenApiDocument()
    expect(entry(document, 'openapi')).toBe('3.1.0')
    const paths = entry(document, 'paths')
    for (const { call } of allCalls) {
      const operation = entry(entry(paths, call.path), call.method.toLowerCase())
      expect(operation, call.path).toMatchObject({ summary: call.summary, responses: { 200: {}, '4XX': {}, '5XX': {} } })
      const takes = call.body !== undefined || call.transfer === 'upload'
      expect(entry(operation, 'requestBody') !== undefined, call.path).toBe(takes)
      expect(entry(operation, 'security') !== undefined, call.path).toBe(call.access !== 'public')
    }
  })

  it('shows the values of a field that takes those of a list only', async () => {
    const paths = entry(await buildOpenApiDocument(), 'paths')
    const shown = (path: string, field: string): string => {
      const keys = [path, 'post', 'requestBody', 'content', 'application/json', 'schema', 'properties', field]
      return /"enum":\[[^\]]*/.exec(JSON.stringify(keys.reduce(entry, paths)))?.[0] ?? ''
    }
    expect(shown('/teammember/saveEducation', 'Degree')).toContain("Bachelor's degree")
    expect(shown('/teammember/saveLanguageSkill', 'Level')).toContain('Fluent')
    expect(shown('/teammember/personalDetail', 'MaritalStatus')).toContain('Widowed')
    expect(shown('/teammember/roleAndTitle', 'ExperienceYear')).toContain('30+')
  })

  it('is the same each time it is made', async () => {
    expect(await openApiText()).toBe(await openApiText())
  })
})

it('lets no field out that the contract does not name', async () => {
  const instance = Fastify()
  onTestFinished(() => instance.close())
  const project = { id: '7b1c2f0e-4a4d-4c0f-9d55-0d5a5c0c3f11', Name: 'One' }
  registerCalls(instance, () => ({
    handler: async () => [{ ...project, PasswordHash: 'secret', VerificationCode: '123456' }],
  }))
  const reply = await instance.inject('/project/GetByTeammember')
  expect(reply.json()).toEqual({ statusCode: 200, value: [project] })
})
