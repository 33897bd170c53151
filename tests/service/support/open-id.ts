import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

export interface OpenIdOptions {
  /** What the provider says of whoever signs in there, beside their subject. */
  readonly claims: () => Readonly<Record<string, unknown>>
  readonly redirectUri: string
  /** Changes the answers of the token address. */
  readonly tokenAnswer: (body: Record<string, unknown>) => unknown
}

export interface OpenIdServer {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Goes the person's way through the provider, allowing everything. @returns what comes back to the portal */
  allow(url: string): Promise<URLSearchParams>
  close(): Promise<void>
}

const clientId = 'the-portal'
const clientSecret = 'a secret of the portal at the provider'

/** A real OpenID Connect provider on the loopback address where everybody is signed in as one person. */
export const startOpenId = async ({ claims, redirectUri, tokenAnswer }: OpenIdOptions): Promise<OpenIdServer> => {
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> | void = () => undefined
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
  const configuration: Configuration = {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], profile: ['name', 'profile'] },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => ({ sub, ...claims() }) }),
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    pkce: { methods: ['S256'], required: () => true },
    cookies: { keys: ['a key of the tests'] },
  }
  const provider = new Provider(issuer, configuration)
  provider.use(async (context, next) => {
    await next()
    if (context.path === '/token' && typeof context.body === 'object') context.body = await tokenAnswer({ ...context.body })
  })
  const answer = provider.callback()
  handle = async (request, response) => {
    if (request.url?.startsWith('/interaction/') !== true) return void answer(request, response)
    const { prompt, params } = await provider.interactionDetails(request, response)
    if (prompt.name === 'login') {
      return await provider.interactionFinished(request, response, { login: { accountId: 'maya' } })
    }
    const grant = new provider.Grant({ accountId: 'maya', clientId: String(params.client_id) })
    grant.addOIDCScope('openid profile')
    await provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } })
  }

  const allow = async (url: string): Promise<URLSearchParams> => {
    const cookies = new Map<string, string>()
    let at = new URL(url)
    for (let steps = 0; steps < 10; steps += 1) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        cookies.set(name, value)
      }
      const location = response.headers.get('location')
      if (location === null) throw new Error(`The provider answered ${response.status}: ${await response.text()}`)
      at = new URL(location, at)
      if (at.href.startsWith(redirectUri)) return at.searchParams
    }
    throw new Error('The provider does not come to an end')
  }
  return {
    issuer,
    clientId,
    clientSecret,
    allow,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
