import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { googleVerifier } from '../../src/service/authentication/google.ts'
import { startHttpPeer } from './support/http-peer.ts'
import { serviceForTest } from './support/service.ts'

/** Stands in for Google's tokeninfo address. */
const startTokenInfo = async (answers: Readonly<Record<string, unknown>>): Promise<string> => {
  const server = createServer((request, response) => {
    const token = new URL(request.url ?? '', 'http://localhost').searchParams.get('access_token') ?? ''
    const answer = answers[token]
    response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' })
    response.end(typeof answer === 'string' ? answer : JSON.stringify(answer ?? { error: 'invalid_token' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/tokeninfo`
}

it('is refused with 501 until a verifier is configured', async () => {
  const running = await serviceForTest()
  const reply = await running.call('POST', '/authentication/LoginWithGoogle', { body: { OAuthAccessToken: 'good' } })
  expect(reply.status).toBe(501)
})

it('signs in whoever owns the verified e-mail, by a token for this portal only', async () => {
  const url = await startTokenInfo({
    good: { aud: 'our client', email: 'Member@demo.test', email_verified: 'true' },
    foreign: { aud: 'another client', email: 'member@demo.test', email_verified: 'true' },
    unverified: { aud: 'our client', email: 'member@demo.test', email_verified: 'false' },
    stranger: { aud: 'our client', email: 'stranger@demo.test', email_verified: 'true' },
    broken: '<html>',
  })
  const running = await serviceForTest({ googleVerifier: googleVerifier('our client', url) })
  const login = (OAuthAccessToken: string) =>
    running.call('POST', '/authentication/LoginWithGoogle', { body: { OAuthAccessToken } })
  expect(await login('good')).toMatchObject({ status: 200, value: { user: { userName: 'member@demo.test' } } })
  for (const token of ['foreign', 'unverified', 'stranger', 'broken', 'unknown', 'good&access_token=foreign']) {
    expect((await login(token)).status).toBe(401)
  }
})

it('follows no answer that sends it elsewhere', async () => {
  const url = await startTokenInfo({ good: { aud: 'our client', email: 'member@demo.test', email_verified: 'true' } })
  const peer = await startHttpPeer({ status: 302, headers: { location: `${url}?access_token=good` } })
  const running = await serviceForTest({ googleVerifier: googleVerifier('our client', `http://${peer.host}/tokeninfo`) })
  const reply = await running.call('POST', '/authentication/LoginWithGoogle', { body: { OAuthAccessToken: 'good' } })
  expect(reply.status).toBe(401)
  expect(peer.received).toHaveLength(1)
})
