import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { StartProblem } from './start-problem.ts'

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(environment, '/somewhere')
  } catch (error) {
    if (error instanceof StartProblem) return error.message
    throw error
  }
  throw new Error('It was accepted')
}

const linkedIn = { LINKEDIN_CLIENT_ID: 'portal', LINKEDIN_CLIENT_SECRET: 'word' }

describe('settings', () => {
  test('nothing said: everything in one process on port 4000, with demo data beside the code', () => {
    const settings = readSettings({}, '/somewhere')
    expect(settings).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: null,
      reportsDatabaseUrl: null,
      dataFolder: '/somewhere/.data',
      publicUrl: 'http://127.0.0.1:4000',
      seed: 'demo',
      secret: null,
      previousSecret: null,
    })
    expect([...settings.roles]).toEqual(['web', 'gateway', 'v1'])
  })

  test('pages for developers are shown in production only when that is asked for', () => {
    expect(readSettings({}).showsFlows).toBe(false)
    expect(readSettings({ FLOWS: 'on' }).showsFlows).toBe(true)
    expect(refusal({ FLOWS: 'yes' })).toContain('FLOWS')
  })

  test('production: no demo data, and the secret has to be given', () => {
    expect(refusal({ NODE_ENV: 'production' })).toBe('SECRET is required in production: set it to 32 or more random characters.')
    // Also by a process that only signs where its requests come from.
    expect(refusal({ NODE_ENV: 'production', PORTAL_ROLES: 'web' })).toContain('SECRET or CLIENT_ADDRESS_KEY is required')
    const edge = { NODE_ENV: 'production', PORTAL_ROLES: 'web', CLIENT_ADDRESS_KEY: 'A'.repeat(43) }
    expect(readSettings(edge)).toMatchObject({ secret: null, clientAddressKey: Buffer.alloc(32) })
    expect(refusal({ ...edge, PORTAL_ROLES: 'v1' })).toContain('SECRET is required in production')
    expect(refusal({ CLIENT_ADDRESS_KEY: 'short' })).toBe('CLIENT_ADDRESS_KEY must be what npm run admin -- address-key prints.')
    expect(readSettings({ CHANGES_KEY: 'B'.repeat(43) }).changesKey).toHaveLength(32)
    expect(refusal({ CHANGES_KEY: 'short' })).toBe('CHANGES_KEY must be what npm run admin -- changes-key prints.')
    expect(readSettings({ NODE_ENV: 'production', SECRET: 's'.repeat(32) }).seed).toBe('none')
  })

  test('spans are exported when OpenTelemetry’s own names say where to', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318'
    expect(readSettings({}).traces).toBe(false)
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toBe(true)
    expect(readSettings({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces' }).traces).toBe(true)
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' }).traces).toBe(false)
    expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' }).traces).toBe(false)
    expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' })).toContain('OTEL_EXPORTER_OTLP_ENDPOINT must be an address')
    expect(refusal({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toBe(
      "OTEL_EXPORTER_OTLP_PROTOCOL is 'grpc', but it must be one of http/json, http/protobuf.",
    )
  })

  test('text messages, places and rate limits are taken as they are said', () => {
    const said = {
      TEXT_URL: 'https://portal:word@texts.example.org/send/',
      TEXT_TOKEN: 'a-token',
      SUPPORT_MAIL: 'support@example.org',
      LOCATION_URL: 'https://places.example.org/{ip}/json/',
      RATE_LIMIT_FACTOR: '2.5',
    }
    expect(readSettings(said)).toMatchObject({
      textUrl: said.TEXT_URL,
      textToken: said.TEXT_TOKEN,
      supportMail: said.SUPPORT_MAIL,
      locationUrl: said.LOCATION_URL,
      rateLimitFactor: 2.5,
    })
    expect(readSettings({})).toMatchObject({
      textUrl: null,
      textToken: null,
      supportMail: null,
      locationUrl: null,
      rateLimitFactor: 1,
    })
  })

  test('a bucket for files and a provider for LinkedIn are taken as they are said, and off when nothing is', () => {
    const filesUrl = 's3://key:secret@s3.example.org:9000/files?region=eu-central-1'
    expect(readSettings({ ...linkedIn, FILES_URL: filesUrl })).toMatchObject({
      filesUrl,
      linkedIn: { issuer: 'https://www.linkedin.com/oauth', clientId: 'portal', clientSecret: 'word' },
    })
    expect(readSettings({ ...linkedIn, LINKEDIN_ISSUER: 'https://id.example.org/' }).linkedIn?.issuer).toBe(
      'https://id.example.org',
    )
    expect(readSettings({})).toMatchObject({ filesUrl: null, linkedIn: null })
  })

  test('another v1: the bundled one is not started, and its address may end in /v1', () => {
    const settings = readSettings({ V1_URL: 'https://api.example.org/team/v1/' })
    expect([...settings.roles]).toEqual(['web', 'gateway'])
    expect(settings.v1Url).toBe('https://api.example.org/team')
  })

  test.each([
    [{ PORT: '80a' }, "PORT is '80a', but it must be a whole number from 1 to 65535."],
    [{ PORT: '65536' }, "PORT is '65536', but it must be a whole number from 1 to 65535."],
    [{ PORTAL_ROLES: 'web,api' }, "PORTAL_ROLES is 'api', but it must be one of web, gateway, v1."],
    [{ PORTAL_ROLES: 'gateway' }, 'PORTAL_ROLES has a gateway without v1, so V1_URL must say where v1 is.'],
    [{ SEED: 'everything' }, "SEED is 'everything', but it must be one of demo, none."],
    [
      { REPORTS_DATABASE_URL: 'postgres://a@one,two/portal?target_session_attrs=read-write' },
      'REPORTS_DATABASE_URL must name one host.',
    ],
    [{ REPORTS_DATABASE_URL: 'one' }, 'REPORTS_DATABASE_URL must be an address that begins with postgres:// or postgresql://.'],
    [{ V1_URL: 'ftp://example.org' }, 'V1_URL must be an address that begins with http:// or https://.'],
    [{ VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.'],
    [{ TEXT_URL: 'sms://example.org' }, 'TEXT_URL must be an address that begins with http:// or https://.'],
    [{ TEXT_TOKEN: 'x' }, 'TEXT_TOKEN needs TEXT_URL.'],
    [{ SUPPORT_MAIL: 'a@example.org, b@example.org' }, 'SUPPORT_MAIL must be one e-mail address.'],
    [{ LOCATION_URL: 'https://example.org/' }, 'LOCATION_URL must have {ip} where the network address goes.'],
    [{ LOCATION_URL: 'file:///{ip}' }, 'LOCATION_URL must be an address that begins with http:// or https://.'],
    [{ RATE_LIMIT_FACTOR: '0' }, "RATE_LIMIT_FACTOR is '0', but it must be a number above 0 and at most 1000000."],
    [{ RATE_LIMIT_FACTOR: '-1' }, "RATE_LIMIT_FACTOR is '-1', but it must be a number above 0 and at most 1000000."],
    [{ RATE_LIMIT_FACTOR: 'Infinity' }, "RATE_LIMIT_FACTOR is 'Infinity', but it must be a number above 0 and at most 1000000."],
    [
      { FILES_URL: 'https://s3.example.org/bucket' },
      'FILES_URL must look like s3://key:secret@host:port/bucket?region=…, or s3+http:// without TLS.',
    ],
    [{ LINKEDIN_CLIENT_ID: 'x' }, 'LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together.'],
    [
      { ...linkedIn, LINKEDIN_ISSUER: 'http://id.example.org', NODE_ENV: 'production', SECRET: 's'.repeat(32) },
      'LINKEDIN_ISSUER must be an address that begins with https:// in production.',
    ],
    [{ DATABASE_SESSION_URL: 'postgres://db/portal' }, 'DATABASE_SESSION_URL needs DATABASE_URL.'],
    [
      { DATABASE_URL: 'postgres://portal:word@one:5432,two:5432/portal' },
      'DATABASE_URL names several hosts, so it needs ?target_session_attrs=read-write.',
    ],
    [{ SECRET: 'short' }, 'SECRET is too short: it needs at least 32 characters.'],
  ])('%o is refused in one sentence', (environment, sentence) => {
    expect(refusal(environment)).toBe(sentence)
  })

  test.each([
    ['DATABASE_URL', 'mysql://portal:hunter2@db/portal'],
    ['DATABASE_SESSION_URL', 'mysql://portal:hunter2@db/portal'],
    ['DATABASE_URL', 'postgres://portal:hunter2@one:x,two:y/portal'],
    ['MAIL_URL', 'http://portal:hunter2@mail'],
    ['TEXT_URL', 'ftp://portal:hunter2@texts'],
    ['LOCATION_URL', 'https://places.example.org/?key=hunter2'],
    ['FILES_URL', 's3://key:hunter2@host'],
    ['LINKEDIN_CLIENT_SECRET', 'hunter2'],
    ['SECRET', 'hunter2'],
  ])('a refused %s is not repeated', (name, value) => {
    expect(refusal({ [name]: value })).not.toContain('hunter2')
  })
})
