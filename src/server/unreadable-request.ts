import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { refusalHeaders } from './web/security-headers.ts'

/** What HTTP itself refuses, before there is a request that a route could answer. */
const refusals: Readonly<Record<string, readonly [statusCode: number, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too large.'],
}

/**
 * Answers what cannot be read as a request with the envelope and the headers of every other refusal, and ends the connection.
 *
 * @param production whether HTTPS is kept to
 */
export const refuseUnreadable =
  (production: boolean) =>
  (error: Error & { readonly code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable || socket.destroyed) {
      socket.destroy()
      return
    }
    const [statusCode, message] = refusals[error.code ?? ''] ?? [400, 'The request cannot be read.']
    const body = JSON.stringify({ statusCode, message })
    const headers = {
      ...refusalHeaders(production),
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.end([`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}`, ...lines, '', body].join('\r\n'))
  }
