import { request } from 'undici'

export interface GooglePerson {
  readonly email: string
  readonly emailVerified: boolean
}

/** Says who a Google access token belongs to, or null when it is not good for this portal. */
export type GoogleVerifier = (accessToken: string) => Promise<GooglePerson | null>

/**
 * Asks Google's tokeninfo address.
 *
 * @param clientId the portal's OAuth client; tokens made for another one are refused
 * @param tokenInfoUrl Google's own address unless a test stands in for it
 */
export const googleVerifier =
  (clientId: string, tokenInfoUrl = 'https://oauth2.googleapis.com/tokeninfo'): GoogleVerifier =>
  async (accessToken) => {
    const url = new URL(tokenInfoUrl)
    url.searchParams.set('access_token', accessToken)
    const { statusCode, body } = await request(url, { headersTimeout: 5000, bodyTimeout: 5000 })
    const answer: unknown = await body.json().catch(() => null)
    if (statusCode !== 200 || typeof answer !== 'object' || answer === null) return null
    const { aud, email, email_verified: verified } = { aud: null, email: null, email_verified: null, ...answer }
    if (aud !== clientId || typeof email !== 'string') return null
    return { email, emailVerified: String(verified) === 'true' }
  }
