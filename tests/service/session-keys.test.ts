import { generateKeyPair, generateProof, type KeyPair } from 'dpop'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeNonce, nonceLifetime } from '../../src/service/authentication/key-proof.ts'
import { keylessLifetime, sessionLifetime } from '../../src/service/authentication/refresh-tokens.ts'
import { demoPassword } from '../../src/service/db/seed/people.ts'
import { refreshFamily, refreshToken } from '../../src/service/db/session-schema.ts'
import { type Reply, type RunningService, serviceForTest, startService, textOf } from './support/service.ts'

let running: RunningService
beforeAll(async () => {
  running = await startService()
})
afterAll(() => running.stop())

const door = 'https://portal.test/graphql'
const proofOf = (key: KeyPair, nonce?: string) => generateProof(key, door, 'POST', nonce)
const newKey = () => generateKeyPair('ES256')

const logIn = (headers: Readonly<Record<string, string>>, at = running): Promise<Reply> =>
  at.call('POST', '/authentication/Login', { body: { UserName: 'idle@demo.test', Password: demoPassword }, headers })

const refresh = (token: string, dpop: string | null, at = running): Promise<Reply> =>
  at.call('GET', '/authentication/refreshToken', {
    headers: { 'x-refresh-token': token, ...(dpop === null ? {} : { dpop }) },
  })

/** A session that is bound to a key, with the nonce for its first refresh. */
const boundSession = async (key: KeyPair, at = running) => {
  const { value } = await logIn({ dpop: await proofOf(key) }, at)
  return { token: textOf(value, 'refresh_token'), idToken: textOf(value, 'id_token'), nonce: textOf(value, 'dpop_nonce') }
}

describe('a session that is bound to a key', () => {
  it('is refreshed with the key, each time with the nonce of the answer before', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const first = await refresh(token, await proofOf(key, nonce))
    expect(first.status).toBe(200)
    const next = await refresh(textOf(first.value, 'refresh_token'), await proofOf(key, textOf(first.value, 'dpop_nonce')))
    expect(next.status).toBe(200)
  })

  it('is refreshed by nobody else, and is none the worse for their tries', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const stranger = await newKey()
    for (const proof of [null, await proofOf(stranger, nonce), await proofOf(stranger)]) {
      expect((await refresh(token, proof)).status).toBe(401)
    }
    expect((await refresh(token, await proofOf(key, nonce))).status).toBe(200)
  })

  it('says which nonce the proof is to carry when it has none of ours, or one that is too old', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const changed = nonce.replace(/\.(.)/, (_, first) => (first === 'A' ? '.B' : '.A'))
    for (const given of [
      undefined,
      'x',
      changed,
      makeNonce(running.keys, new Date(running.clock.now.getTime() - nonceLifetime)),
    ]) {
      const asked = await refresh(token, await proofOf(key, given))
      expect(asked.status).toBe(401)
      expect(asked.headers.get('www-authenticate')).toBe('DPoP error="use_dpop_nonce"')
      expect(asked.headers.get('dpop-nonce')).not.toBe(given)
    }
    const asked = await refresh(token, await proofOf(key))
    expect((await refresh(token, await proofOf(key, asked.headers.get('dpop-nonce') ?? ''))).status).toBe(200)
  })

  it('takes each proof for one token, whichever process it comes to, so that one that is sent again gives the same child', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const other = await serviceForTest({ seeded: false, databaseUrl: running.pool.options.connectionString ?? '' })
    const proof = await proofOf(key, nonce)
    const places = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? running : other))
    const replies = await Promise.all(places.map((place) => refresh(token, proof, place)))
    const children = new Set(replies.map(({ value }) => textOf(value, 'refresh_token')))
    expect(children.size).toBe(1)
    const [child = ''] = children
    for (const place of [running, other]) expect((await refresh(child, proof, place)).status).toBe(401)
    expect((await refresh(child, await proofOf(key, nonce))).status).toBe(200)
  })

  it('gets the same child again when the answer was lost, with a proof of its own', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const [first, second] = [await refresh(token, await proofOf(key, nonce)), await refresh(token, await proofOf(key, nonce))]
    expect(textOf(second.value, 'refresh_token')).toBe(textOf(first.value, 'refresh_token'))
  })

  it('may be proven for the call of v1 itself, whatever the case of its path', async () => {
    const key = await newKey()
    const { token, nonce } = await boundSession(key)
    const proof = await generateProof(key, 'https://v1.test/v1/authentication/REFRESHTOKEN', 'GET', nonce)
    expect((await refresh(token, proof)).status).toBe(200)
  })

  it('ends after ninety days, however often it is refreshed', async () => {
    const key = await newKey()
    const at = await serviceForTest()
    let { token } = await boundSession(key, at)
    const refreshed = async () => await refresh(token, await proofOf(key, makeNonce(at.keys, at.clock.now)), at)
    for (let part = 0; part < 9; part += 1) {
      at.clock.forward(sessionLifetime / 9 - 1000)
      const { value } = await refreshed()
      token = textOf(value, 'refresh_token')
    }
    at.clock.forward(10_000)
    expect((await refreshed()).status).toBe(401)
  })

  it('from before sessions had an end ends ninety days after it began', async () => {
    const key = await newKey()
    const at = await serviceForTest()
    const { token } = await boundSession(key, at)
    await at.db.update(refreshFamily).set({ endsAt: null })
    at.clock.forward(keylessLifetime + 1000)
    const { value } = await refresh(token, await proofOf(key, makeNonce(at.keys, at.clock.now)), at)
    await at.db.update(refreshToken).set({ expiresAt: new Date(at.clock.now.getTime() + 2 * sessionLifetime) })
    at.clock.forward(sessionLifetime)
    const late = await refresh(textOf(value, 'refresh_token'), await proofOf(key, makeNonce(at.keys, at.clock.now)), at)
    expect(late.status).toBe(401)
  })
})

describe('what is no proof', () => {
  /** A proof by hand, for what the library would not make. */
  const forge = async (change: { header?: object; payload?: object; key?: CryptoKey | Uint8Array } = {}) => {
    const { privateKey, publicKey } = await newKey()
    const jwk = await crypto.subtle.exportKey('jwk', publicKey)
    return new SignJWT({ jti: 'one', htm: 'POST', htu: door, ...change.payload })
      .setIssuedAt()
      .setProtectedHeader({ alg: 'ES256', typ: 'dpop+jwt', jwk, ...change.header } as { alg: string })
      .sign(change.key ?? privateKey)
  }
  const secret = new TextEncoder().encode('0123456789abcdef0123456789abcdef')

  it('is refused as that field', async () => {
    const stranger = await newKey()
    const extractable = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign'])
    const privateJwk = await crypto.subtle.exportKey('jwk', extractable.privateKey)
    const proofs: Readonly<Record<string, string>> = {
      'no token': 'x',
      'another path': await forge({ payload: { htu: 'https://portal.test/v1/authentication/Logout' } }),
      'another method': await forge({ payload: { htm: 'GET' } }),
      'no address': await forge({ payload: { htu: 'graphql' } }),
      'no id': await forge({ payload: { jti: undefined } }),
      'another kind of token': await forge({ header: { typ: 'JWT' } }),
      'a key that is shared': await forge({ header: { alg: 'HS256' }, key: secret }),
      'signed by another key than it names': await forge({ key: stranger.privateKey }),
      'a private key in its head': await forge({ header: { jwk: privateJwk }, key: extractable.privateKey }),
      'too long': await forge({ payload: { jti: 'x'.repeat(5000) } }),
    }
    for (const [what, dpop] of Object.entries(proofs)) {
      expect(await logIn({ dpop }), what).toMatchObject({ status: 400, field: 'DPoP' })
      const { refreshToken } = await running.logIn('idle')
      expect(await refresh(refreshToken, dpop), what).toMatchObject({ status: 400, field: 'DPoP' })
    }
    expect((await logIn({ dpop: await forge() })).status).toBe(200)
  })
})

describe('a session without a key', () => {
  it('ends after twelve hours, however often it is refreshed', async () => {
    const at = await serviceForTest()
    let { idToken, refreshToken } = await at.logIn('idle')
    for (let hours = 0; hours < 12; hours += 4) {
      const { value } = await refresh(refreshToken, null, at)
      ;[idToken, refreshToken] = [textOf(value, 'id_token'), textOf(value, 'refresh_token')]
      at.clock.forward(keylessLifetime / 3 - 1000)
    }
    const renewed = await refresh(refreshToken, null, at)
    expect(renewed.status).toBe(200)
    idToken = textOf(renewed.value, 'id_token')
    at.clock.forward(3000)
    expect((await refresh(textOf(renewed.value, 'refresh_token'), null, at)).status).toBe(401)
    const call = await at.call('GET', '/notification/preferences', { headers: { authorization: `Bearer ${idToken}` } })
    expect(call.status).toBe(401)
  })

  it('is bound to the first key that it is shown, and to no second one', async () => {
    const { refreshToken } = await running.logIn('idle')
    const [key, stranger] = [await newKey(), await newKey()]
    const bound = await refresh(refreshToken, await proofOf(key))
    const [token, nonce] = [textOf(bound.value, 'refresh_token'), textOf(bound.value, 'dpop_nonce')]
    expect((await refresh(token, null)).status).toBe(401)
    expect((await refresh(token, await proofOf(stranger, nonce))).status).toBe(401)
    expect((await refresh(token, await proofOf(key, nonce))).status).toBe(200)
  })

  it('is bound to one of two keys that are shown at once', async () => {
    const { refreshToken } = await running.logIn('idle')
    const keys = await Promise.all(Array.from({ length: 8 }, newKey))
    const replies = await Promise.all(keys.map(async (key) => refresh(refreshToken, await proofOf(key))))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is not begun where the owner wants none', async () => {
    const at = await serviceForTest({ sessionsWithoutKey: false })
    expect(await logIn({}, at)).toMatchObject({ status: 400, field: 'DPoP' })
    expect((await logIn({ dpop: await proofOf(await newKey()) }, at)).status).toBe(200)
  })
})
