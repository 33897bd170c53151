import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { S3mini } from 's3mini'
import { Agent, fetch as undiciFetch } from 'undici'
import { checkKey, type FileStore } from './file-store.ts'

export interface S3Settings {
  /** Address of the bucket: `https://host:port/bucket`. */
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Milliseconds without a byte from the store. */
const timeout = 20_000

/**
 * Reads the address of a bucket: `s3://key:secret@host:port/bucket?region=eu-central-1`, or `s3+http://…` for a store that is
 * reached without TLS. Key and secret are percent-encoded where they hold other than letters and digits.
 *
 * @returns null when it is not such an address
 */
export const readS3Address = (address: string): S3Settings | null => {
  if (!URL.canParse(address)) return null
  const { protocol, username, password, host, pathname, searchParams } = new URL(address)
  const scheme = { 's3:': 'https', 's3+http:': 'http' }[protocol]
  if (scheme === undefined || host === '' || !/^\/[a-z0-9][a-z0-9.-]{1,62}\/?$/.test(pathname)) return null
  if (username === '' || password === '') return null
  try {
    return {
      endpoint: `${scheme}://${host}${pathname.replace(/\/$/, '')}`,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    }
  } catch {
    return null
  }
}

/** Files in a bucket of any S3-compatible store. */
export const s3Store = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): FileStore => {
  const dispatcher = new Agent({ connect: { timeout: 5_000 }, headersTimeout: timeout, bodyTimeout: timeout })
  // Node's own fetch has no limit on silence that could be set. A store that sends us elsewhere would be given the file, and our key's signature.
  const fetchPatiently = ((input: string, init: object) =>
    undiciFetch(input, { ...init, dispatcher, redirect: 'error' })) as unknown as typeof fetch
  const bucket = new S3mini({ endpoint, region, accessKeyId, secretAccessKey, fetch: fetchPatiently })
  return {
    write: async (key, bytes, mediaType) => {
      checkKey(key)
      const { ok, status } = await bucket.putObject(key, bytes, mediaType)
      if (!ok) throw new Error(`The file store answered ${status}`)
    },
    read: async (key) => {
      checkKey(key)
      const answer = await bucket.getObjectResponse(key)
      if (answer?.body == null) return null
      const size = Number(answer.headers.get('content-length'))
      return { size, body: Readable.fromWeb(answer.body as ReadableStream) }
    },
    remove: async (key) => {
      checkKey(key)
      if (!(await bucket.deleteObject(key))) throw new Error('The file store did not remove the file')
    },
  }
}
