/** What a command of `npm run admin` knows of the process it runs in, and what it says to whoever runs it. */
export interface Terminal {
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Writes to the standard output. */
  readonly print: (text: string) => void
  /** Writes to the standard error. */
  readonly warn: (text: string) => void
}
