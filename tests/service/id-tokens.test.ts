import { createHmac, generateKeyPairSync } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { idTokenAudience, idTokenIssuer, idTokenType } from '../../src/service/authentication/id-token.ts'
import { deriveKeys } from '../../src/service/keys.ts'
import { type RunningService, type Session, startService } from './support/service.ts'

let running: RunningService
let session: Session
beforeAll(async () => {
  running = await startService()
  session = await running.logIn('member')
})
afterAll(() => running.stop())

const statusWith = async (idToken: string): Promise<number> =>
  (await running.call('GET', '/teammember/GetTeammemberWithProfessional', { session: { ...session, idToken } })).status

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Forged {
  readonly header?: Readonly<Record<string, unknown>>
  readonly issuer?: string
  readonly audience?: string
  readonly lifetime?: number
  readonly key?: Parameters<SignJWT['sign']>[0]
  readonly subject?: string
}

/** A token like the service's own, but for what is given. */
const forge = ({
  header = {},
  issuer = idTokenIssuer,
  audience = idTokenAudience,
  lifetime = 300,
  key,
  subject,
}: Forged = {}) => {
  const seconds = Math.floor(running.clock.now.getTime() / 1000)
  const { account, email, role, family, sub } = decodeJwt(session.idToken)
  return new SignJWT({ account, email, role, family })
    .setProtectedHeader({ alg: 'EdDSA', typ: idTokenType, ...header })
    .setSubject(subject ?? String(sub))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetime)
    .sign(key ?? running.keys.idTokenPrivate)
}

it('accepts its own token, and the same one signed again with a key of the same secret', async () => {
  expect(await statusWith(session.idToken)).toBe(200)
  expect(await statusWith(await forge({ key: deriveKeys(running.settings.secret).idTokenPrivate }))).toBe(200)
})

it('lives five minutes', () => {
  const { iat = 0, exp = 0 } = decodeJwt(session.idToken)
  expect(exp - iat).toBe(300)
})

it('refuses a token without a signature', async () => {
  const [, payload = ''] = session.idToken.split('.')
  for (const alg of ['none', 'None', 'NONE']) {
    expect(await statusWith(`${encode({ alg, typ: idTokenType })}.${payload}.`)).toBe(401)
  }
})

it('refuses a token signed with the public key as a shared secret', async () => {
  const [, payload = ''] = session.idToken.split('.')
  for (const format of ['pem', 'der'] as const) {
    const secret = running.keys.idTokenPublic.export({ format, type: 'spki' } as { format: 'pem'; type: 'spki' })
    const signed = `${encode({ alg: 'HS256', typ: idTokenType })}.${payload}`
    const signature = createHmac('sha256', secret).update(signed).digest('base64url')
    expect(await statusWith(`${signed}.${signature}`)).toBe(401)
  }
})

it.each<[string, () => Forged]>([
  ['another audience', () => ({ audience: 'somebody-else' })],
  ['another issuer', () => ({ issuer: 'https://portal.test' })],
  ['an end that has passed', () => ({ lifetime: -1 })],
  ['another type', () => ({ header: { typ: 'JWT' } })],
  ['no type', () => ({ header: { typ: undefined } })],
  ["somebody else's key", () => ({ key: generateKeyPairSync('ed25519').privateKey })],
  [
    "somebody else's key, which its head names",
    () => {
      const { privateKey, publicKey } = generateKeyPairSync('ed25519')
      return { key: privateKey, header: { jwk: publicKey.export({ format: 'jwk' }), jku: 'https://elsewhere.example/keys' } }
    },
  ],
  ["another secret's key", () => ({ key: deriveKeys('another secret of sixteen or more').idTokenPrivate })],
  ['another person in the same session', () => ({ subject: '7b1c2f0e-4a4d-4c0f-9d55-0d5a5c0c3f11' })],
])('refuses %s', async (_case, forged) => {
  expect(await statusWith(await forge(forged()))).toBe(401)
})

it('refuses a token with one character changed, wherever it is', async () => {
  const step = Math.ceil(session.idToken.length / 25)
  for (let at = 0; at < session.idToken.length - 1; at += step) {
    const changed = session.idToken[at] === 'A' ? 'B' : 'A'
    expect(await statusWith(session.idToken.slice(0, at) + changed + session.idToken.slice(at + 1))).toBe(401)
  }
})

it('refuses a token whose time is over', async () => {
  running.clock.forward(301_000)
  expect(await statusWith(session.idToken)).toBe(401)
})
