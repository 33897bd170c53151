import { createContext, useContext } from 'react'
import type { Observable } from 'rxjs'
import type { Flows } from '#journal/flows.ts'
import type { Keeping } from '#journal/kept-flow.ts'
import type { Vault } from '#journal/vault.ts'
import type { SavedRecord } from '#machines/outbox/known-records.ts'
import type { RemoteRecord } from '#machines/outbox/operation.ts'
import type { RemoteRequest, SendRequest } from '#machines/outbox/outbox.machine.ts'
import type { SendingFeature } from '#machines/portal-outbox.ts'
import type { SignInAttempt } from '#machines/session/session.machine.ts'
import type { Sealed } from '#rules/sealed.ts'
import type { FileKind } from '#rules/uploads.ts'
import type { UserInfo } from '#rules/user-info.ts'
import type { PortalClient } from './expect-data.ts'

/** The session as features may use it; the tokens stay behind it. */
export interface SessionPort {
  /** Who is signed in; the guest when nobody is. */
  user(): UserInfo
  /**
   * Signs in; settles when the session has answered.
   *
   * @throws Failure when the server refuses or does not answer
   */
  signIn(attempt: SignInAttempt): Promise<void>
  /** A one-use token for the signed-in person. @throws Failure */
  createOneUseToken(): Promise<string>
  /** Ends the session, then goes to `leaveTo`; null stays. Settles when nobody is signed in any more. */
  signOut(leaveTo: string | null): Promise<void>
}

/** A file's place on the server: what it is, and the id of the certificate or skill it belongs to (null for the photo and the CV). */
export interface FilePlace {
  readonly kind: FileKind
  readonly id: string | null
}

/** What can be fetched as a file: what was uploaded, the slip of a pay run, and a timesheet report by the query of its address. */
export type DownloadPlace =
  | FilePlace
  | { readonly kind: 'paySlip'; readonly id: string }
  | { readonly kind: 'timesheetReport'; readonly id: null; readonly query: Readonly<Record<string, string>> }

/** What somebody wants who waits for a large file. */
export interface DownloadWatch {
  /** Told how many bytes are here. */
  readonly onProgress: (bytes: number) => void
  readonly signal: AbortSignal
}

/** Files go beside the GraphQL calls, because they are streamed and have progress. */
export interface FilesPort {
  /**
   * Sends a file; a request with the same key happens once.
   *
   * @param onProgress told the share sent so far, 0 to 1
   * @throws Failure when the server refuses or does not answer; an aborted upload rejects with the signal's reason
   */
  upload(
    place: FilePlace,
    file: { readonly blob: Blob; readonly name: string; readonly requestKey: string },
    onProgress: (share: number) => void,
    signal: AbortSignal,
  ): Promise<void>
  /** Fetches a file. @throws Failure; an aborted download rejects with the signal's reason */
  download(place: DownloadPlace, watch?: DownloadWatch): Promise<{ readonly blob: Blob; readonly name: string }>
}

/** Asking before a page with unsaved changes is left. */
export interface NavigationBlockerPort {
  /** Holds back every way to another page of the portal until the returned function is called; `onTry` hears of each try. */
  hold(onTry: () => void): () => void
  /** Takes the way that was tried last. */
  proceed(): void
}

/** How much of a flow is on this device. */
export interface KeepingPort {
  of(flowKey: string): Keeping
  readonly changes$: Observable<void>
}

/**
 * The key of a flow that is kept on the device: another person who signs in here finds none of it.
 *
 * @param personId the signed-in person's id
 */
export const personalKey = (key: string, personId: string): string => `${key}@${personId}`

/** Sends the operations of one feature. */
export interface OperationSender {
  /**
   * Sends an operation under its key; a request with the same key happens once.
   *
   * @returns the record as the server has it now; null for one that has no id there
   * @throws Failure
   */
  send(client: PortalClient, request: SendRequest): Promise<SavedRecord | null>
  /** The record as the server has it now; null when it is gone. @throws Failure */
  readRemote(client: PortalClient, request: RemoteRequest): Promise<RemoteRecord | null>
}

/** The senders of all features, each with code of its own. */
export type OperationSenders = Readonly<Record<SendingFeature, () => Promise<OperationSender>>>

/** What the composition root hands to every feature's effects. */
export interface Services {
  /**
   * The client of calls that need no session: the register pages. Signed-in screens use urql's hooks. Its code is fetched apart
   * from the page's, so that the login screen shows without waiting for it.
   */
  client(): Promise<PortalClient>
  /** Calls of the signed-in person, outside of hooks. */
  teamClient(): Promise<PortalClient>
  readonly session: SessionPort
  readonly files: FilesPort
  /** Fetched when something is to be sent. */
  senders(): Promise<OperationSenders>
  readonly flows: Flows
  readonly navigationBlocker: NavigationBlockerPort
  readonly keeping: KeepingPort
  readonly vault: Vault
  /** Secrets the page's first address carried, by parameter name. */
  readonly addressSecrets: ReadonlyMap<string, Sealed>
  /** Scheme, host and port of the portal, for the links in mails. */
  readonly origin: string
  /** A fresh random key, for requests that may be repeated. */
  newKey(): string
  /** The moment it is, in milliseconds since 1970: the one clock of screens and effects. */
  now(): number
}

export const ServicesContext = createContext<Services | null>(null)

/** The services of the page. @throws Error outside their provider */
export const useServices = (): Services => {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('ServicesContext has no value')
  return services
}
