import { codeLifetime } from '#rules/verification-codes.ts'

/** How far an address or phone is verified; moments in ISO 8601 with zone. */
export interface Verification {
  readonly codeSentAt: string | null
  readonly codeEndsAt: string | null
  readonly verifiedAt: string | null
  readonly wrongCodeCount: number
}

/**
 * When the code of an entry ends by this device's clock, which may be wrong: a code never has more than its whole life left.
 *
 * @param at when the entry was learnt, in milliseconds since the epoch
 * @param sentAt when the code was sent by this device's clock, where that is known
 * @returns milliseconds since the epoch; 0 when no code was sent and none is known to be on its way
 */
export const deadlineOf = ({ codeSentAt, codeEndsAt }: Verification, at: number, sentAt?: number): number => {
  const endsAt = codeEndsAt === null ? Number.NaN : Date.parse(codeEndsAt)
  const life = codeSentAt === null ? Number.NaN : endsAt - Date.parse(codeSentAt)
  const longest = life > 0 ? life : codeLifetime
  if (sentAt !== undefined) return sentAt + longest
  return Number.isNaN(endsAt) ? 0 : Math.min(endsAt, at + longest)
}
