import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GoogleVerifier } from './authentication/google.ts'
import { diskStore } from './file/disk-store.ts'
import type { FileStore } from './file/file-store.ts'
import type { ProfileProvider } from './linkedin/provider.ts'

/** How many tries are allowed in a window, counted by account (or e-mail) and by network address. */
export interface RateLimit {
  readonly perAccount: number
  readonly perAddress: number
  readonly windowSeconds: number
}

/** How many logins may fail before each further failure costs a growing wait: at an account or a known device, from an address, from a network. */
export interface LoginLimits {
  readonly perAccount: number
  readonly perAddress: number
  readonly perNetwork: number
}

/** How many sign-ups may meet somebody's e-mail or phone before each further one costs a growing wait: from an address, from a network. */
export interface ConflictLimits {
  readonly perAddress: number
  readonly perNetwork: number
}

/** Parts of which every attempt is counted. */
export type LimitedPart = 'confirmation' | 'signUp' | 'reset' | 'verification' | 'token' | 'code' | 'upload' | 'report'
export type RateLimits = Readonly<Record<LimitedPart, RateLimit>> & {
  readonly login: LoginLimits
  readonly signUpConflict: ConflictLimits
}

/** Generous for a person and for a demonstration, small for a machine that guesses. */
export const defaultRateLimits: RateLimits = {
  login: { perAccount: 5, perAddress: 50, perNetwork: 100 },
  // Of a person who is signed in already: whoever took over a session guesses here.
  confirmation: { perAccount: 10, perAddress: 1000, windowSeconds: 300 },
  signUp: { perAccount: 20, perAddress: 500, windowSeconds: 300 },
  signUpConflict: { perAddress: 10, perNetwork: 40 },
  reset: { perAccount: 20, perAddress: 500, windowSeconds: 300 },
  verification: { perAccount: 30, perAddress: 500, windowSeconds: 300 },
  token: { perAccount: 300, perAddress: 3000, windowSeconds: 60 },
  code: { perAccount: 60, perAddress: 1000, windowSeconds: 300 },
  upload: { perAccount: 100, perAddress: 1000, windowSeconds: 300 },
  // Each is kept for 30 days and may be 1 MB.
  report: { perAccount: 20, perAddress: 500, windowSeconds: 86_400 },
}

/**
 * How many connections may wait to be accepted while a process is busy: the system's own limit, mostly 4,096. Node's 511 are full when a
 * thousand people come at once, and whoever is too many is cut off a minute later.
 */
export const connectionBacklog = 4096

/** The default limits times a factor, for a portal of many people behind one address or one that is being tested. */
export const scaleRateLimits = (factor: number): RateLimits => {
  const scale = ({ perAccount, perAddress, windowSeconds }: RateLimit): RateLimit => ({
    perAccount: Math.ceil(perAccount * factor),
    perAddress: Math.ceil(perAddress * factor),
    windowSeconds,
  })
  const { login, confirmation, signUp, signUpConflict, reset, verification, token, code, upload, report } = defaultRateLimits
  return {
    login: {
      perAccount: Math.ceil(login.perAccount * factor),
      perAddress: Math.ceil(login.perAddress * factor),
      perNetwork: Math.ceil(login.perNetwork * factor),
    },
    confirmation: scale(confirmation),
    signUp: scale(signUp),
    signUpConflict: {
      perAddress: Math.ceil(signUpConflict.perAddress * factor),
      perNetwork: Math.ceil(signUpConflict.perNetwork * factor),
    },
    reset: scale(reset),
    verification: scale(verification),
    token: scale(token),
    code: scale(code),
    upload: scale(upload),
    report: scale(report),
  }
}

/** Keys of the Web Push standard (VAPID); `subject` is a `mailto:` or `https:` address of whoever runs the portal. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
  readonly subject: string
}

/** Everything the service is told from outside. The server builds it from the environment. */
export interface ServiceSettings {
  /** In production no address but `publicUrl` may be called back, and nothing of the outbox is shown. */
  readonly production: boolean
  /** At least 16 characters. Signing and sealing keys are derived from it, so sessions survive a restart with the same one. */
  readonly secret: string
  /** The SECRET before it, for what was sealed with it until `rotate-keys` has run; null when there is none. */
  readonly previousSecret: string | null
  /** Where people reach the portal, for example `https://portal.example.org`. */
  readonly publicUrl: string
  /** `smtp://user:password@host:port`; null keeps mail in the outbox. */
  readonly mailUrl: string | null
  /** Sender of the portal's mail. */
  readonly mailFrom: string
  /** Is mailed that a problem was reported; null tells nobody. */
  readonly supportMail: string | null
  /** Takes POST of `{to, text}` as JSON; null keeps text messages in the outbox. */
  readonly textUrl: string | null
  /** Sent to `textUrl` as Bearer authorization. */
  readonly textToken: string | null
  /** Says where a network address is, with `{ip}` in the place of it; null asks nobody. */
  readonly locationUrl: string | null
  /** Null sends no push messages. */
  readonly push: PushKeys | null
  /** Whether a device that shows no key may sign in, for a session of hours. */
  readonly sessionsWithoutKey: boolean
  /** Whether sign-up asks for a solved captcha. */
  readonly captcha: boolean
  /** Checks Google access tokens; null refuses LoginWithGoogle with 501. */
  readonly googleVerifier: GoogleVerifier | null
  /** The professional network that people can connect; null refuses it with 501. */
  readonly linkedIn: ProfileProvider | null
  /** Where uploaded files are kept. */
  readonly fileStore: FileStore
  readonly rateLimits: RateLimits
  /** Milliseconds between two looks at the outbox. */
  readonly outboxInterval: number
  /** Milliseconds between two looks at the files that are to leave the store. */
  readonly fileRemovalInterval: number
}

type Needed = 'production' | 'secret' | 'publicUrl'

/**
 * Fills in what was not said: no mail server, no text messages, no location, no push, no captcha, no Google, the default limits.
 *
 * @throws Error when the secret is too short or the public address is not an http or https one
 */
export const serviceSettings = (given: Pick<ServiceSettings, Needed> & Partial<ServiceSettings>): ServiceSettings => {
  if (given.secret.length < 16) throw new Error('SECRET must have at least 16 characters.')
  if (!URL.canParse(given.publicUrl) || !/^https?:$/.test(new URL(given.publicUrl).protocol)) {
    throw new Error('PUBLIC_URL must be an http or https address.')
  }
  return {
    mailUrl: null,
    mailFrom: 'Project Portal <portal@localhost>',
    supportMail: null,
    textUrl: null,
    textToken: null,
    locationUrl: null,
    push: null,
    sessionsWithoutKey: true,
    captcha: false,
    googleVerifier: null,
    previousSecret: null,
    linkedIn: null,
    rateLimits: defaultRateLimits,
    outboxInterval: 1000,
    fileStore: diskStore(join(tmpdir(), 'team-member-portal-files')),
    fileRemovalInterval: 5000,
    ...given,
  }
}
