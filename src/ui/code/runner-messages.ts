/** One line that running code has written. */
export interface ConsoleLine {
  readonly level: 'log' | 'info' | 'debug' | 'warn' | 'error'
  readonly text: string
}

export interface ConsoleOutput {
  readonly lines: readonly ConsoleLine[]
  readonly characters: number
  /** There was more, which nobody sees. */
  readonly isCut: boolean
}

export const noOutput: ConsoleOutput = { lines: [], characters: 0, isCut: false }

const limits = { lines: 1000, characters: 100_000 } as const
const levels: readonly unknown[] = ['log', 'info', 'debug', 'warn', 'error']

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isLine = (value: Readonly<Record<string, unknown>>): value is Readonly<Record<string, unknown>> & ConsoleLine =>
  value.kind === 'console' && levels.includes(value.level) && typeof value.text === 'string'

/** The output after a message of the runner. @returns the same output when the message is none of this run, or not what a runner says */
export const afterMessage = (output: ConsoleOutput, message: unknown, nonce: string): ConsoleOutput => {
  if (output.isCut || !isRecord(message) || message.nonce !== nonce) return output
  if (message.kind === 'cut') return { ...output, isCut: true }
  if (!isLine(message)) return output
  const text = message.text.slice(0, limits.characters - output.characters)
  const lines = [...output.lines, { level: message.level, text }]
  const characters = output.characters + text.length
  return { lines, characters, isCut: lines.length >= limits.lines || characters >= limits.characters }
}
