import { isAbsolute, resolve } from 'node:path'
import { addressesOf } from '#service/db/client.ts'
import { readS3Address } from '#service/file/s3-store.ts'
import { requireEncryption } from './encrypted-connections.ts'
import { StartProblem } from './start-problem.ts'

export const portalRoles = ['web', 'gateway', 'v1'] as const
export type PortalRole = (typeof portalRoles)[number]

/** Everything the environment can say, checked. `null` means that nothing was said and the default below applies. */
export interface PortalSettings {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly roles: ReadonlySet<PortalRole>
  /** An owner's PostgreSQL; without it the portal runs its own under the data folder. */
  readonly databaseUrl: string | null
  /** The same PostgreSQL without the pooler that `databaseUrl` goes through; `null` when it goes through none. */
  readonly databaseSessionUrl: string | null
  /** A copy of the database that reports are read from; null for none. */
  readonly reportsDatabaseUrl: string | null
  /** Most connections that v1's calls share; a process has two more, one for readiness and one that hears of news. */
  readonly databasePool: number
  /** Whether a process with v1 brings the database to its schema when it starts; else it must be there already. */
  readonly migratesAtStart: boolean
  /** Seconds for which a process that is to stop works on, not ready, so that a proxy takes it out first. */
  readonly stopDelay: number
  /** Absolute path of the folder for the bundled database, generated secrets and files. */
  readonly dataFolder: string
  /** Address of the v1 that the gateway calls, without the trailing `/v1`; `null` is this process. */
  readonly v1Url: string | null
  /** Address of the gateway for a process that serves the web alone; `null` leaves /graphql to the owner's own proxy. */
  readonly gatewayUrl: string | null
  /** Bucket of an S3-compatible store for uploaded files; without it they are in the data folder. */
  readonly filesUrl: string | null
  readonly mailUrl: string | null
  readonly mailFrom: string | null
  /** Is told by mail that a problem was reported; `null` tells nobody. */
  readonly supportMail: string | null
  readonly textUrl: string | null
  readonly textToken: string | null
  readonly locationUrl: string | null
  /** What the default rate limits are multiplied by. */
  readonly rateLimitFactor: number
  /** The address people type, without a trailing slash; links in mails begin with it. */
  readonly publicUrl: string
  readonly secret: string | null
  /** Signs the addresses of clients in a process that is told no SECRET, because it has no v1. */
  readonly clientAddressKey: Buffer | null
  /** Signs the request for v1's stream of changes in a gateway that is told neither a database nor SECRET. */
  readonly changesKey: Buffer | null
  /** The SECRET before this one, until `npm run admin -- rotate-keys` has run. */
  readonly previousSecret: string | null
  readonly seed: 'demo' | 'none'
  readonly vapid: { readonly publicKey: string; readonly privateKey: string } | null
  readonly vapidSubject: string
  readonly captcha: boolean
  /** Whether `/dev/flows` is there in production too. */
  readonly showsFlows: boolean
  /** Whether who shows no key may sign in, for a session of hours. */
  readonly sessionsWithoutKey: boolean
  /** Provider and client with which people connect LinkedIn; `null` turns it off. */
  readonly linkedIn: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null
  /** OAuth client id that Google tokens must be issued for; `null` turns Google login off. */
  readonly googleClientId: string | null
  /** Addresses and networks, separated by commas, whose `X-Forwarded-*` headers are believed; `false` believes none. */
  readonly trustProxy: string | false
  readonly logLevel: LogLevel
  /** Whether spans are exported; where to, and which, the packages of OpenTelemetry read themselves (`OTEL_…`). */
  readonly traces: boolean
  /** Whoever shows it reads `/metrics`; without it there is none. */
  readonly metricsToken: string | null
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

type Environment = Readonly<Record<string, string | undefined>>

const shortestSecret = 32

/** Variables that name what the portal connects to. */
const connectionNames = [
  'DATABASE_URL',
  'DATABASE_SESSION_URL',
  'REPORTS_DATABASE_URL',
  'FILES_URL',
  'MAIL_URL',
  'TEXT_URL',
  'LOCATION_URL',
  'V1_URL',
  'GATEWAY_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
]

/**
 * Reads the settings from environment variables.
 *
 * @throws StartProblem naming the variable, its value (never a secret) and what it may be
 */
export const readSettings = (environment: Environment, workingFolder = process.cwd()): PortalSettings => {
  const text = (name: string): string | null => environment[name]?.trim() || null
  const production = environment.NODE_ENV === 'production'
  const port = wholeNumber('PORT', text('PORT') ?? '4000', 1, 65_535)
  const host = text('HOST') ?? '127.0.0.1'
  const dataFolder = text('DATA_DIR') ?? '.data'
  const v1Url = webAddress('V1_URL', text('V1_URL'))?.replace(/\/v1$/, '') ?? null
  const roles = readRoles(text('PORTAL_ROLES'), v1Url !== null)
  if (roles.has('gateway') && !roles.has('v1') && v1Url === null) {
    throw new StartProblem('PORTAL_ROLES has a gateway without v1, so V1_URL must say where v1 is.')
  }
  const settings: PortalSettings = {
    production,
    port,
    host,
    roles,
    ...readDatabase(text('DATABASE_URL'), text('DATABASE_SESSION_URL')),
    reportsDatabaseUrl: reportsAddress(text('REPORTS_DATABASE_URL')),
    databasePool: wholeNumber('DATABASE_POOL', text('DATABASE_POOL') ?? '20', 2, 1000),
    migratesAtStart: oneOf('MIGRATE_AT_START', text('MIGRATE_AT_START') ?? 'on', ['on', 'off']) === 'on',
    stopDelay: wholeNumber('STOP_DELAY', text('STOP_DELAY') ?? '0', 0, 60),
    dataFolder: isAbsolute(dataFolder) ? dataFolder : resolve(workingFolder, dataFolder),
    v1Url,
    gatewayUrl: webAddress('GATEWAY_URL', text('GATEWAY_URL'))?.replace(/\/graphql$/, '') ?? null,
    filesUrl: filesAddress(text('FILES_URL')),
    mailUrl: mailAddress(text('MAIL_URL')),
    mailFrom: text('MAIL_FROM'),
    supportMail: oneMailbox('SUPPORT_MAIL', text('SUPPORT_MAIL')),
    ...readTextReceiver(text('TEXT_URL'), text('TEXT_TOKEN')),
    locationUrl: readLocationUrl(text('LOCATION_URL')),
    rateLimitFactor: positiveNumber('RATE_LIMIT_FACTOR', text('RATE_LIMIT_FACTOR') ?? '1', 1_000_000),
    publicUrl: webAddress('PUBLIC_URL', text('PUBLIC_URL')) ?? `http://${shownHost(host)}:${port}`,
    ...readSecrets(text('SECRET'), text('CLIENT_ADDRESS_KEY'), production, roles.has('v1')),
    changesKey: derivedKey('CHANGES_KEY', 'changes-key', text('CHANGES_KEY')),
    previousSecret: text('SECRET_PREVIOUS'),
    seed: oneOf('SEED', text('SEED') ?? (production ? 'none' : 'demo'), ['demo', 'none']),
    vapid: readVapid(text('VAPID_PUBLIC_KEY'), text('VAPID_PRIVATE_KEY')),
    vapidSubject: text('VAPID_SUBJECT') ?? 'mailto:portal@localhost.localdomain',
    captcha: oneOf('CAPTCHA', text('CAPTCHA') ?? 'off', ['on', 'off']) === 'on',
    showsFlows: oneOf('FLOWS', text('FLOWS') ?? 'off', ['on', 'off']) === 'on',
    sessionsWithoutKey: oneOf('SESSIONS_WITHOUT_KEY', text('SESSIONS_WITHOUT_KEY') ?? 'on', ['on', 'off']) === 'on',
    linkedIn: readLinkedIn(text('LINKEDIN_ISSUER'), text('LINKEDIN_CLIENT_ID'), text('LINKEDIN_CLIENT_SECRET'), production),
    googleClientId: text('GOOGLE_CLIENT_ID'),
    trustProxy: text('TRUST_PROXY') ?? false,
    logLevel: oneOf('LOG_LEVEL', text('LOG_LEVEL') ?? 'info', logLevels),
    traces: readTraces(text),
    metricsToken: readMetricsToken(text('METRICS_TOKEN')),
  }
  if (production) {
    const connections = Object.fromEntries(connectionNames.map((name) => [name, text(name)]))
    requireEncryption(connections, new Set(text('PLAIN_HOSTS')?.split(/[\s,]+/)))
  }
  return settings
}

/** A host as part of an address: an IPv6 address in brackets, and `localhost` for one that listens everywhere. */
export const shownHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

const oneOf = <const T extends string>(name: string, value: string, allowed: readonly T[]): T => {
  const found = allowed.find((candidate) => candidate === value)
  if (found === undefined) throw new StartProblem(`${name} is '${value}', but it must be one of ${allowed.join(', ')}.`)
  return found
}

const wholeNumber = (name: string, value: string, from: number, to: number): number => {
  const number = Number(value)
  if (!/^\d+$/.test(value) || number < from || number > to) {
    throw new StartProblem(`${name} is '${value}', but it must be a whole number from ${from} to ${to}.`)
  }
  return number
}

const positiveNumber = (name: string, value: string, to: number): number => {
  const number = Number(value)
  if (!/^\d+(\.\d+)?$/.test(value) || number <= 0 || number > to) {
    throw new StartProblem(`${name} is '${value}', but it must be a number above 0 and at most ${to}.`)
  }
  return number
}

const readRoles = (value: string | null, hasOtherV1: boolean): ReadonlySet<PortalRole> => {
  if (value === null) return new Set(hasOtherV1 ? ['web', 'gateway'] : portalRoles)
  const names = value.split(',').map((name) => name.trim())
  return new Set(names.map((name) => oneOf('PORTAL_ROLES', name, portalRoles)))
}

const webAddress = (name: string, value: string | null): string | null => {
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new StartProblem(`${name} must be an address that begins with http:// or https://.`)
  }
  return value.replace(/\/+$/, '')
}

// Addresses of databases, file stores and mail servers carry passwords, so their values are never repeated.
const databaseAddress = (name: string, value: string | null): string | null => {
  if (value === null) return null
  if (/^postgres(ql)?:\/\/\S+$/.test(value)) return oneThatTakesChanges(name, value)
  throw new StartProblem(`${name} must be an address that begins with postgres:// or postgresql://.`)
}

const hasSeveralHosts = (name: string, value: string): boolean => {
  try {
    return addressesOf(value).length > 1
  } catch {
    throw new StartProblem(`${name} names several hosts, one of which cannot be read.`)
  }
}

/** libpq connects to any of several hosts unless told otherwise; a standby would refuse every save. */
const oneThatTakesChanges = (name: string, value: string): string => {
  if (!hasSeveralHosts(name, value) || /[?&]target_session_attrs=(read-write|primary)(&|$)/.test(value)) return value
  throw new StartProblem(`${name} names several hosts, so it needs ?target_session_attrs=read-write.`)
}

/** A standby does not take changes: to choose one of several by that would choose the primary. */
const reportsAddress = (value: string | null): string | null => {
  const name = 'REPORTS_DATABASE_URL'
  if (value !== null && hasSeveralHosts(name, value)) throw new StartProblem(`${name} must name one host.`)
  return databaseAddress(name, value)
}

const readDatabase = (
  url: string | null,
  sessionUrl: string | null,
): Pick<PortalSettings, 'databaseUrl' | 'databaseSessionUrl'> => {
  if (sessionUrl !== null && url === null) throw new StartProblem('DATABASE_SESSION_URL needs DATABASE_URL.')
  return {
    databaseUrl: databaseAddress('DATABASE_URL', url),
    databaseSessionUrl: databaseAddress('DATABASE_SESSION_URL', sessionUrl),
  }
}

const filesAddress = (value: string | null): string | null => {
  if (value === null || readS3Address(value) !== null) return value
  throw new StartProblem('FILES_URL must look like s3://key:secret@host:port/bucket?region=…, or s3+http:// without TLS.')
}

const oneMailbox = (name: string, value: string | null): string | null => {
  if (value === null || /^[^\s@,;<>]+@[^\s@,;<>]+$/.test(value)) return value
  throw new StartProblem(`${name} must be one e-mail address.`)
}

const mailAddress = (value: string | null): string | null => {
  if (value === null || /^smtps?:\/\/\S+$/.test(value)) return value
  throw new StartProblem('MAIL_URL must be an address that begins with smtp:// or smtps://.')
}

const readTextReceiver = (url: string | null, token: string | null): Pick<PortalSettings, 'textUrl' | 'textToken'> => {
  webAddress('TEXT_URL', url)
  if (token !== null && url === null) throw new StartProblem('TEXT_TOKEN needs TEXT_URL.')
  return { textUrl: url, textToken: token }
}

const readLocationUrl = (value: string | null): string | null => {
  webAddress('LOCATION_URL', value)
  if (value !== null && !value.includes('{ip}'))
    throw new StartProblem('LOCATION_URL must have {ip} where the network address goes.')
  return value
}

const readSecrets = (
  secret: string | null,
  addressKey: string | null,
  production: boolean,
  isV1: boolean,
): Pick<PortalSettings, 'secret' | 'clientAddressKey'> => {
  if (production && secret === null && isV1) {
    throw new StartProblem(`SECRET is required in production: set it to ${shortestSecret} or more random characters.`)
  }
  if (production && secret === null && addressKey === null) {
    throw new StartProblem('SECRET or CLIENT_ADDRESS_KEY is required in production: set the SECRET of v1, or the key made of it.')
  }
  if (secret !== null && secret.length < shortestSecret) {
    throw new StartProblem(`SECRET is too short: it needs at least ${shortestSecret} characters.`)
  }
  return { secret, clientAddressKey: derivedKey('CLIENT_ADDRESS_KEY', 'address-key', addressKey) }
}

/** A key that a command makes of SECRET. */
const derivedKey = (name: string, command: string, value: string | null): Buffer | null => {
  if (value === null) return null
  if (/^[\w-]{43}$/.test(value)) return Buffer.from(value, 'base64url')
  throw new StartProblem(`${name} must be what npm run admin -- ${command} prints.`)
}

const readMetricsToken = (token: string | null): string | null => {
  if (token !== null && token.length < shortestSecret) {
    throw new StartProblem(`METRICS_TOKEN is too short: it needs at least ${shortestSecret} characters.`)
  }
  return token
}

/** The names are OpenTelemetry's. What would only be noticed by spans that never come is said at once. */
const readTraces = (text: (name: string) => string | null): boolean => {
  const endpoint = webAddress('OTEL_EXPORTER_OTLP_ENDPOINT', text('OTEL_EXPORTER_OTLP_ENDPOINT'))
  const ofTraces = webAddress('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', text('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'))
  const isOff = text('OTEL_SDK_DISABLED')?.toLowerCase() === 'true' || text('OTEL_TRACES_EXPORTER') === 'none'
  if ((endpoint ?? ofTraces) === null || isOff) return false
  const ofTracesAlone = text('OTEL_EXPORTER_OTLP_TRACES_PROTOCOL')
  const name = ofTracesAlone === null ? 'OTEL_EXPORTER_OTLP_PROTOCOL' : 'OTEL_EXPORTER_OTLP_TRACES_PROTOCOL'
  oneOf(name, ofTracesAlone ?? text('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/json', ['http/json', 'http/protobuf'])
  return true
}

const linkedInIssuer = 'https://www.linkedin.com/oauth'

const readLinkedIn = (
  issuer: string | null,
  clientId: string | null,
  clientSecret: string | null,
  production: boolean,
): PortalSettings['linkedIn'] => {
  if (clientId === null && clientSecret === null) return null
  if (clientId === null || clientSecret === null) {
    throw new StartProblem('LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET must be set together.')
  }
  const address = webAddress('LINKEDIN_ISSUER', issuer) ?? linkedInIssuer
  if (production && !address.startsWith('https://')) {
    throw new StartProblem('LINKEDIN_ISSUER must be an address that begins with https:// in production.')
  }
  return { issuer: address, clientId, clientSecret }
}

const readVapid = (publicKey: string | null, privateKey: string | null): PortalSettings['vapid'] => {
  if (publicKey === null && privateKey === null) return null
  if (publicKey === null || privateKey === null) {
    throw new StartProblem('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together.')
  }
  return { publicKey, privateKey }
}
