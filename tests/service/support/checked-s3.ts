import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, request as send } from 'node:http'
import S3rver from 's3rver'

/** The account of the server. */
export const account = { id: 'S3RVER', secret: 'S3RVER' } as const

const hex = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** Whether a request is signed as AWS Signature Version 4 says, over its method, path, query, signed headers and body. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage, body: Buffer): boolean => {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([\w-]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, id, day = '', region = '', names = '', signature] = form.exec(headers.authorization ?? '') ?? []
  const contentHash = String(headers['x-amz-content-sha256'])
  if (id !== account.id || (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== hex(body))) return false
  const { pathname, searchParams } = new URL(url, 'http://s3')
  searchParams.sort()
  const lines = names.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  const canonical = [method, pathname, searchParams.toString(), lines.join(''), names, contentHash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), scope, hex(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${account.secret}`)
  return names.split(';').includes('host') && hmac(key, text).toString('hex') === signature
}

/**
 * An S3-compatible server with one bucket, `portal`, behind a door that checks the signature of every request, which the server
 * itself does not.
 *
 * @param folder where it keeps its objects
 * @returns its host and port, and what it refused
 */
export const startCheckedS3 = async (
  folder: string,
): Promise<{ readonly host: string; readonly refusals: () => number; readonly close: () => Promise<void> }> => {
  const s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'portal', configs: [] }],
  })
  const { port } = await s3.run()
  let refused = 0
  const door = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    if (!isSigned(request, body)) {
      refused += 1
      response.writeHead(403, { 'content-type': 'application/xml' })
      return void response.end('<Error><Code>SignatureDoesNotMatch</Code></Error>')
    }
    const { method, url, headers } = request
    send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers)
      answer.pipe(response)
    }).end(body)
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  const address = door.address()
  return {
    host: `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    refusals: () => refused,
    close: async () => {
      door.closeAllConnections()
      await new Promise((resolve) => door.close(resolve))
      await s3.close()
    },
  }
}
