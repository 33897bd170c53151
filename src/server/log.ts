import type { IncomingMessage } from 'node:http'
import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino'
import type { LogLevel } from './settings.ts'

/** What may hide in any text: a message of the database, a stack, an address somebody typed. */
const personal: ReadonlyArray<readonly [RegExp, string]> = [
  [/eyJ[\w-]+\.[\w-]+(\.[\w-]*)?/g, '[token]'],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, '[e-mail]'],
  [/((?:token|code|secret|password|state|key)=)[^&\s"'\\]+/gi, '$1[hidden]'],
  [/(\w+:\/\/[^:/\s"]+:)[^@/\s"]+@/g, '$1[hidden]@'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{40,}(?![\w-])/g, '[token]'],
]

/** Takes tokens, passwords in addresses and e-mail addresses out of a text. */
export const withoutPersonalData = (text: string): string =>
  personal.reduce((cleaned, [pattern, replacement]) => cleaned.replace(pattern, replacement), text)

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'Password',
  'token',
  'Token',
  'id_token',
  'refresh_token',
  'idToken',
  'refreshToken',
  'email',
  'Email',
  'UserName',
  'body',
  'query',
  'variables',
  'headers',
  'detail',
  'parameters',
]

/**
 * The portal's structured log: one JSON object a line. Named fields that may hold tokens or personal data are removed,
 * and every finished line passes `withoutPersonalData` as well.
 *
 * @param destination where lines go; standard output when not given
 */
export const createLog = (level: LogLevel, destination: DestinationStream = process.stdout): Logger =>
  pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretNames.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), remove: true },
      serializers: {
        err: stdSerializers.errWithCause,
        req: (request: IncomingMessage) => ({ method: request.method }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      },
    },
    { write: (line) => destination.write(withoutPersonalData(line)) },
  )
