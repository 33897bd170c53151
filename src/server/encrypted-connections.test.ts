import { describe, expect, test } from 'vitest'
import { readSettings } from './settings.ts'

const start = (environment: Readonly<Record<string, string>>): string => {
  try {
    readSettings({ NODE_ENV: 'production', SECRET: 's'.repeat(32), ...environment })
    return 'started'
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

describe('in production, what would be read on the way is refused:', () => {
  test.each([
    [
      'DATABASE_URL',
      'postgres://portal:word@db.internal/portal',
      'postgres://portal:word@db.internal/portal?sslmode=verify-full',
    ],
    [
      'REPORTS_DATABASE_URL',
      'postgresql://portal:word@10.0.0.6/portal?sslmode=prefer',
      'postgresql://portal:word@10.0.0.6/portal?sslmode=require',
    ],
    ['MAIL_URL', 'smtp://mail.internal:25', 'smtps://mail.internal'],
    ['MAIL_URL', 'smtp://mail.internal:587', 'smtp://mail.internal:587?requireTLS=true'],
    ['FILES_URL', 's3+http://key:word@files.internal/portal', 's3://key:word@files.internal/portal'],
    ['TEXT_URL', 'http://texts.internal/send', 'https://texts.internal/send'],
    ['LOCATION_URL', 'http://places.internal/{ip}', 'https://places.internal/{ip}'],
    ['V1_URL', 'http://v1.internal:4000', 'https://v1.internal:4000'],
    ['GATEWAY_URL', 'http://gateway.internal:4000', 'https://gateway.internal:4000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.internal:4318', 'https://collector.internal:4318'],
    [
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
      'http://collector.internal:4318/v1/traces',
      'https://collector.internal:4318/v1/traces',
    ],
  ])('%s, %s', (name, plain, encrypted) => {
    const { hostname } = new URL(plain)
    const said = start({ [name]: plain })
    expect(said).toContain(`${name} reaches ${hostname} without TLS, which production refuses`)
    // It holds a password.
    expect(said).not.toContain('word')
    expect(start({ [name]: plain, PLAIN_HOSTS: `other.internal, ${hostname}` })).toBe('started')
    expect(start({ [name]: plain, PLAIN_HOSTS: 'other.internal' })).toBe(said)
    expect(start({ [name]: plain, NODE_ENV: 'development' })).toBe('started')
    expect(start({ [name]: encrypted })).toBe('started')
    expect(start({ [name]: plain.replace(hostname, '127.0.0.1') })).toBe('started')
  })

  test('one of several hosts of a database', () => {
    const url = (first: string) => `postgres://portal:word@${first},db-2.internal/portal?target_session_attrs=read-write`
    expect(start({ DATABASE_URL: url('127.0.0.1') })).toContain('DATABASE_URL reaches db-2.internal without TLS')
    expect(start({ DATABASE_URL: `${url('db-1.internal')}&sslmode=verify-full` })).toBe('started')
  })
})
