import { describe, expect, it } from 'vitest'
import { createVault } from '#journal/vault.ts'
import { takeAddressSecrets } from './address-secrets.ts'

/** What becomes of an address: what stands in the bar and in the history afterwards, and the secrets found. */
const arrive = (address: string) => {
  const vault = createVault()
  const url = new URL(address, 'https://portal.example')
  const history: string[] = []
  const page = {
    location: url,
    history: { replaceState: (_state: unknown, _unused: string, next: string) => history.push(next) },
  } as unknown as Window
  const found = takeAddressSecrets(vault, page)
  return {
    left: history.at(-1) ?? `${url.pathname}${url.search}${url.hash}`,
    replacements: history.length,
    secrets: Object.fromEntries([...found].map(([name, secret]) => [name, vault.open(secret)])),
    handles: [...found.values()].map((secret) => secret.sealed),
  }
}

describe('the address a page is opened with', () => {
  it.each([
    // address, what is left of it, secrets
    ['/register/verify-email?token=t1', '/register/verify-email', { token: 't1' }],
    ['/register/verify-email?a=b&token=t1&c=d#part', '/register/verify-email?a=b&c=d#part', { token: 't1' }],
    ['/register/verify-email/t1', '/register/verify-email', { token: 't1' }],
    ['/register/verify-email/t1/', '/register/verify-email', { token: 't1' }],
    ['/register/reset-password/t1?a=b#part', '/register/reset-password?a=b#part', { token: 't1' }],
    ['/register/reset-password/t%2B1%3D', '/register/reset-password', { token: 't+1=' }],
    ['/register/reset-password/%E0%A4%A', '/register/reset-password', { token: '%E0%A4%A' }],
    ['/register/reset-password?token=a%2Bb%20c', '/register/reset-password', { token: 'a+b c' }],
    ['/login-with-token?idToken=i&refreshToken=r', '/login-with-token', { idToken: 'i', refreshToken: 'r' }],
    [
      '/login-with-token?idToken=i&refreshToken=r&returnUrl=%2Fteam-member%2Floans%3Fa%3Db%23c',
      '/login-with-token?returnUrl=%2Fteam-member%2Floans%3Fa%3Db%23c',
      { idToken: 'i', refreshToken: 'r' },
    ],
    ['/verifyEmail?token=t1', '/register/verify-email', { token: 't1' }],
    ['/resetPassword?token=t1#part', '/register/reset-password#part', { token: 't1' }],
    ['/register/verify-email?token=one&token=two', '/register/verify-email', { token: 'one' }],
    ['/team-member/profile?token=t1', '/team-member/profile', { token: 't1' }],
    ['/team-member/profile?code=c1&state=s1', '/team-member/profile', { code: 'c1', state: 's1' }],
    [
      '/team-member/profile?tab=profile-setup&code=c%2B1&state=s1&iss=https%3A%2F%2Fprovider.example&session_state=x#part',
      '/team-member/profile?tab=profile-setup#part',
      { code: 'c+1', state: 's1', iss: 'https://provider.example', session_state: 'x' },
    ],
    [
      '/team-member/completeProfile/?error=access_denied&error_description=No&state=s1',
      '/team-member/completeProfile/',
      { error: 'access_denied', error_description: 'No', state: 's1' },
    ],
    ['/teamMember/profile?code=c1&state=s1', '/team-member/profile', { code: 'c1', state: 's1' }],
  ])('%s becomes %s', (address, left, secrets) => {
    const arrived = arrive(address)
    expect(arrived.left).toBe(left)
    expect(arrived.secrets).toEqual(secrets)
    expect(arrived.replacements).toBe(1)
    for (const text of Object.values(secrets)) expect(arrived.handles).not.toContain(text)
  })

  it.each([
    ['/payRuns', '/team-member/pay-runs'],
    ['/completeProfile', '/team-member/completeProfile'],
    ['/timesheet/list/12?x=1#y', '/team-member/timesheet?x=1#y'],
    ['/login?returnUrl=%2Fteam-member%2Floans', '/register/login?returnUrl=%2Fteam-member%2Floans'],
  ])('the legacy %s becomes %s', (address, left) => {
    expect(arrive(address)).toMatchObject({ left, replacements: 1, secrets: {} })
  })

  it.each([
    '/team-member/profile?tab=Contact#part',
    '/register/reset-password',
    '/register/verify-email/',
    '/team-member/pay-runs#action=view&id=5',
    '/team-member/position/apply/abc',
    '/team-member/profile?code=c1',
    '/team-member/profile?state=s1',
    '/team-member/profile?code=&state=s1',
    '/team-member/pay-runs?code=c1&state=s1',
    '/',
  ])('%s stays as it is', (address) => {
    expect(arrive(address)).toMatchObject({ left: address, replacements: 0, secrets: {} })
  })
})
