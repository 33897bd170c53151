import type { Service } from '../handler.ts'
import { countKey, countTry, giveBack, withWaits } from '../limits/attempts.ts'
import { networksOf } from '../limits/networks.ts'

/** A sign-up that has not been looked at yet: it counts as one that met somebody until it is known to be none. */
export interface Asking {
  /** Nobody's e-mail or phone was met. */
  metNobody(): Promise<void>
}

/** In seconds. */
const waits = withWaits(15, 3600)

/** Seconds after which a conflict is forgotten. */
const forgets = { address: 720, network: 180 }

/**
 * Counts a sign-up by where it comes from before it is looked at, because its refusal tells whose e-mail or phone is known here: with the
 * address of a family that is a typing error, from one that asks for hundreds it is a list of people. What a process that is killed had
 * under way stays counted until it is forgotten.
 *
 * @param address the network address that asks
 * @throws HttpError 429 with the seconds to wait
 */
export const beginAsking = async ({ db, keys, settings }: Service, address: string, now: Date): Promise<Asking> => {
  const { perAddress, perNetwork } = settings.rateLimits.signUpConflict
  const { host, network } = networksOf(address)
  const counts = [
    { keyHash: countKey(keys, 'signUpConflict', 'address', host), tries: perAddress, forgets: forgets.address },
    { keyHash: countKey(keys, 'signUpConflict', 'network', network), tries: perNetwork, forgets: forgets.network },
  ]
  await countTry(db, counts, waits, now)
  const keyHashes = counts.map(({ keyHash }) => keyHash)
  return { metNobody: () => giveBack(db, keyHashes) }
}
