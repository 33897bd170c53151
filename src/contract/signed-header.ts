import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds between the clocks of two machines, and of a long way through the processes. */
const mostApart = 5 * 60 * 1000

const macOf = (key: Buffer, text: string, moment: string, requestId: string): Buffer =>
  createHmac('sha256', key)
    .update(JSON.stringify([text, moment, requestId]))
    .digest()

/**
 * What the processes of the portal tell each other in a header: a text, signed with a key that they alone have, over the moment and the id
 * of the request too. Whoever else writes one is not believed, and one that was seen on its way is of no use for another request.
 *
 * @param text without spaces
 */
export const signText = (key: Buffer, text: string, requestId: string, now: Date): string => {
  const moment = String(now.getTime())
  return `${text} ${moment} ${macOf(key, text, moment, requestId).toString('base64url')}`
}

/** The text that a header says to this request; null when it was not signed with the key, or for another request, or too long ago. */
export const readSignedText = (key: Buffer, header: unknown, requestId: unknown, now: Date): string | null => {
  if (typeof header !== 'string' || typeof requestId !== 'string') return null
  const [text = '', moment = '', mac = '', ...more] = header.split(' ')
  if (more.length > 0) return null
  const given = Buffer.from(mac, 'base64url')
  const right = macOf(key, text, moment, requestId)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return Math.abs(now.getTime() - Number(moment)) <= mostApart ? text : null
}
