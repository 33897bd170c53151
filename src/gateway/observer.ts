/** What whoever watches the gateway is told. */
export interface GatewayObserver {
  /**
   * An operation was answered.
   *
   * @param name of a trusted document's operation, `other` for every text that is none
   * @param outcome `ok`, or the code of its first error (src/rules/error-codes.ts)
   * @param seconds from the request's text to its answer
   */
  operationAnswered(name: string, outcome: string, seconds: number): void
  /** From now on, how many sockets are open can be asked for. */
  socketsOpen(count: () => number): void
}

/** Operations by the texts that hold them: a caller's own word for a name would make a series of each. */
export const operationNames = (trustedDocuments: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.values(trustedDocuments).map((text) => [text, /\b(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? 'other']),
  )
