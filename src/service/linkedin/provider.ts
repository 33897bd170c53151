import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { isWebAddress } from '#rules/profile-forms.ts'
import { errorCode } from '../db/failures.ts'

export interface ProviderSettings {
  /** OpenID Connect issuer; its own description is read from there. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Where the provider sends people back to, as it is registered there. */
  readonly redirectUri: string
}

/** What belongs to one journey to the provider and back. */
export interface Journey {
  readonly state: string
  readonly nonce: string
  /** PKCE code verifier, 43 characters. */
  readonly verifier: string
}

/** Who came back; `profileUrl` is null when the provider does not tell it. */
export interface VerifiedProfile {
  readonly profileUrl: string | null
}

/** The provider said that the code is not good for this journey. */
export class CodeRefused extends Error {}

/** A professional network that people can show to be theirs. */
export interface ProfileProvider {
  /** @returns where to send the person @throws Error when the provider cannot be reached */
  authorizationUrl(journey: Journey): Promise<string>
  /**
   * Takes the code that the provider sent back.
   *
   * @throws CodeRefused when it is not good for this journey
   * @throws Error when the provider cannot be reached, or answers with something that is not to be believed
   */
  verify(code: string, journey: Journey): Promise<VerifiedProfile>
}

/** LinkedIn leaves the nonce out of its id tokens, so it cannot be asked for one. */
const givesNonce = (issuer: string): boolean => new URL(issuer).hostname !== 'www.linkedin.com'

const timeoutSeconds = 5
/** How long a provider's description is believed, in milliseconds. */
const lifetime = 60 * 60 * 1000

/** Failures that say that code, nonce or verifier are not of this journey. */
const isCodeRefused = (error: unknown): boolean =>
  (error instanceof ResponseBodyError && error.error === 'invalid_grant') ||
  errorCode(error) === 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'

/** An OpenID Connect provider such as LinkedIn. Nothing is asked of it before it is needed. */
export const openIdProvider = ({ issuer, clientId, clientSecret, redirectUri }: ProviderSettings): ProfileProvider => {
  let known: { readonly at: number; readonly configuration: Promise<Configuration> } | null = null

  const configured = (): Promise<Configuration> => {
    if (known !== null && Date.now() - known.at < lifetime) return known.configuration
    // Beside TLS, the signature of an id token shows whose it is.
    const execute = [enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [allowInsecureRequests] : [])]
    const configuration = discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: timeoutSeconds })
    known = { at: Date.now(), configuration }
    configuration.catch(() => {
      known = null
    })
    return configuration
  }

  return {
    authorizationUrl: async ({ state, nonce, verifier }) => {
      const configuration = await configured()
      const pkce = configuration.serverMetadata().supportsPKCE()
        ? { code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' }
        : {}
      return buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: 'openid profile',
        state,
        ...(givesNonce(issuer) ? { nonce } : {}),
        ...pkce,
      }).href
    },

    verify: async (code, { state, nonce, verifier }) => {
      const configuration = await configured()
      const server = configuration.serverMetadata()
      const returned = new URL(redirectUri)
      returned.searchParams.set('code', code)
      returned.searchParams.set('state', state)
      // There is only this one provider, so that its name in the answer tells nothing more; the portal's page does not pass it on.
      if (server.authorization_response_iss_parameter_supported) returned.searchParams.set('iss', server.issuer)
      try {
        const tokens = await authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          idTokenExpected: true,
          ...(givesNonce(issuer) ? { expectedNonce: nonce } : {}),
          ...(server.supportsPKCE() ? { pkceCodeVerifier: verifier } : {}),
        })
        const subject = tokens.claims()?.sub
        if (subject === undefined) throw new Error('The provider did not say who came back.')
        const { profile } = await fetchUserInfo(configuration, tokens.access_token, subject)
        const isAddress = typeof profile === 'string' && profile.length <= 2000 && isWebAddress(profile)
        return { profileUrl: isAddress ? profile : null }
      } catch (error) {
        throw isCodeRefused(error) ? new CodeRefused('The provider refused the code.') : error
      }
    },
  }
}
