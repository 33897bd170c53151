import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { needsGeneratedSecrets, readKnownSecret, readSecrets } from './secrets.ts'
import { readSettings } from './settings.ts'

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test('what nobody has set is random, another one in each installation, kept, and for this user only', () => {
  const [one, other] = [newFolder(), newFolder()]
  const made = readSecrets(readSettings({}), one)
  expect(Buffer.from(made.secret, 'base64url')).toHaveLength(48)
  expect(readSecrets(readSettings({}), other).secret).not.toBe(made.secret)
  expect(readSecrets(readSettings({}), one)).toEqual(made)
  expect(readKnownSecret({ secret: null, dataFolder: one })).toBe(made.secret)
  const names = readdirSync(one).sort()
  expect(names).toEqual(['secret.json', 'vapid-keys.json'])
  for (const name of names) expect(statSync(join(one, name)).mode & 0o777, name).toBe(0o600)
  expect(readFileSync(join(one, 'secret.json'), 'utf8')).toContain(made.secret)
})

test('what the owner has set is kept nowhere', () => {
  const folder = newFolder()
  const settings = readSettings({ NODE_ENV: 'production', SECRET: 's'.repeat(32) })
  expect(needsGeneratedSecrets(settings)).toBe(false)
  expect(readSecrets(settings, folder)).toEqual({ secret: 's'.repeat(32), vapid: null })
  expect(readdirSync(folder)).toEqual([])
})
