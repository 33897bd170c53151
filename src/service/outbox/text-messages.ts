import { request } from 'undici'

export interface TextMessage {
  /** Kept the same when a message is tried again, so that a receiver can drop the second copy. */
  readonly messageId: string
  /** A phone number, normalised. */
  readonly to: string
  readonly text: string
}

/** Milliseconds to wait for an answer; a drained message holds its row that long. */
const timeout = 10_000

/** The address without its user and password, and the header that carries them. */
const withoutCredentials = (
  url: string,
  token: string | null,
): { readonly url: string; readonly authorization: string | null } => {
  const address = new URL(url)
  const [user, password] = [address.username, address.password].map(decodeURIComponent)
  address.username = ''
  address.password = ''
  if (token !== null) return { url: address.href, authorization: `Bearer ${token}` }
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  return { url: address.href, authorization: user === '' && password === '' ? null : basic }
}

/**
 * Sends a text message by HTTP: POST of `{to, text}` as JSON.
 *
 * @param url an http or https address; a user and password in it become Basic authorization
 * @param token sent as Bearer in their place, or null
 * @throws Error when the receiver cannot be reached or does not answer with success
 */
export const sendText = async (url: string, token: string | null, { messageId, to, text }: TextMessage): Promise<void> => {
  const { url: address, authorization } = withoutCredentials(url, token)
  const { statusCode, body } = await request(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': messageId,
      ...(authorization === null ? {} : { authorization }),
    },
    body: JSON.stringify({ to, text }),
    headersTimeout: timeout,
    bodyTimeout: timeout,
  })
  await body.dump()
  if (statusCode < 200 || statusCode > 299) throw new Error(`The receiver of text messages answered ${statusCode}`)
}
