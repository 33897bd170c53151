import { expect } from '@playwright/test'
import { portalUrl } from './server.ts'

interface Message {
  readonly to: string
  readonly text: string
}

/** The messages to an e-mail address or a phone number that are in the outbox, newest first. */
const messagesTo = async (to: string): Promise<readonly Message[]> => {
  const messages = (await (await fetch(`${portalUrl()}/dev/outbox.json`)).json()) as readonly Message[]
  return messages.filter((message) => message.to === to)
}

/**
 * The code of the newest message, once so many have been sent.
 *
 * @param to the e-mail address or phone number
 * @param count how many messages with a code have to be there
 */
export const sentCode = async (to: string, count = 1): Promise<string> => {
  const codes = async () => (await messagesTo(to)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? [])
  await expect.poll(async () => (await codes()).length, { message: `codes to ${to}` }).toBe(count)
  return (await codes())[0] ?? ''
}

/** Six digits that are not the code; another number gives others. */
export const otherCode = (code: string, number: number): string => String((Number(code) + number) % 1_000_000).padStart(6, '0')
