import { messages } from '#rules/messages.ts'

/** What a page knows while the server does not answer it. */
export interface Lost {
  /** Whether the device itself has no network. */
  readonly isOffline: boolean
  /** When the oldest of what the page shows came from the server, in milliseconds since 1970; null when nothing on it is old. */
  readonly knownAt: number | null
}

/** What the header says while the server does not answer. */
export interface ConnectionStatus {
  /** Beside the icon, where there is room for it. */
  readonly words: string
  /** When what the page shows came from the server; null when nothing on it is old. */
  readonly moment: string | null
  /** What is told to who does not see it. */
  readonly announcement: string
  /** The name of the button. */
  readonly label: string
  /** What comes of it by itself. */
  readonly hint: string
}

/**
 * Says whether the device or the server is away and how old the page is.
 *
 * @param format writes a moment, given in milliseconds since 1970, for people
 */
export const connectionStatus = ({ isOffline, knownAt }: Lost, format: (moment: number) => string): ConnectionStatus => {
  const words = isOffline ? messages.offline : messages.notUpToDate
  const moment = knownAt === null ? null : format(knownAt)
  const announcement = moment === null ? words : `${words}, ${messages.lastUpdated.replace('{moment}', moment)}`
  return {
    words,
    moment,
    announcement,
    label: `${announcement}. ${messages.tryAgain}`,
    hint: isOffline ? messages.offlineHint : messages.unreachedHint,
  }
}
