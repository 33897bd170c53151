import type { Readable } from 'node:stream'
import type { AnswerOf, BodyOf, CallShape, ParamsOf, QueryOf } from '#contract/call.ts'
import type { Database, Transaction } from './db/database.ts'
import type { IncomingFile } from './file/receive.ts'
import type { Keys } from './keys.ts'
import type { ReadReport } from './report/report-database.ts'
import type { ServiceSettings } from './settings.ts'

/** The signed-in person, as their id token says. */
export interface Caller {
  readonly memberId: string
  readonly accountId: string
  /** Lower-cased and trimmed. */
  readonly email: string
  readonly role: string
  /** The sign-in that this token belongs to. */
  readonly familyId: string
}

/** What every domain's handlers are made from. */
export interface Service {
  readonly db: Database
  readonly readReport: ReadReport
  readonly settings: ServiceSettings
  readonly keys: Keys
  readonly clock: () => Date
}

declare const committed: unique symbol
/** An answer whose change and idempotency key were committed together; only `commit` makes one. */
export type Committed<T> = { readonly value: T; readonly [committed]: true }

/** Runs the change in one transaction with the request's idempotency key; a repeated request gets the first answer. */
export type Commit = <T>(work: (tx: Transaction) => Promise<T>) => Promise<Committed<T>>

interface IncomingBase<C extends CallShape> {
  readonly params: ParamsOf<C>
  readonly query: QueryOf<C>
  readonly body: BodyOf<C>
  readonly caller: C['access'] extends 'public' | 'session' ? null : Caller
  /** The X-Refresh-Token header; always there for `session` calls. */
  readonly refreshToken: C['access'] extends 'session' ? string : string | null
  /** The Host header, for checking callback addresses outside production. */
  readonly host: string | null
  /** The network address that asks. */
  readonly address: string
  /** The X-Device header: what a device carries that somebody has signed in on before. */
  readonly device: string | null
  /** The DPoP header: the proof that a device holds a key. */
  readonly proof: string | null
  /** The User-Agent header. */
  readonly userAgent: string | null
  readonly now: Date
}

/** One request, checked against the contract. */
export type Incoming<C extends CallShape> = (C['method'] extends 'GET'
  ? IncomingBase<C>
  : IncomingBase<C> & { readonly commit: Commit }) &
  (C extends { readonly transfer: 'upload' } ? { readonly file: IncomingFile } : unknown)

/** A file on its way to the caller, with the headers that say what it is. */
export interface SentFile {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

/** What a call that changes nothing answers with. */
type Answered<C extends CallShape> = C extends { readonly transfer: 'download' } ? SentFile : AnswerOf<C>

/** Carries out one call. A mutation can only answer through `commit`, so that none can forget the idempotency key. */
export type Handler<C extends CallShape> = (
  incoming: Incoming<C>,
) => Promise<C['method'] extends 'GET' ? Answered<C> : Committed<AnswerOf<C>>>

/** A handler for every call of a domain; a missing one does not compile. */
export type Handlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends CallShape ? Handler<Calls[Name]> : never
}
