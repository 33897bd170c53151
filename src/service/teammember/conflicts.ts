import type { Service } from '../handler.ts'
import { HttpError } from '../http-error.ts'
import { countKey, countTry, withWaits } from '../limits/attempts.ts'
import { networksOf } from '../limits/networks.ts'

/** In seconds. */
const waits = withWaits(15, 3600)

/** Seconds after which a conflict is forgotten. */
const forgets = { address: 720, network: 180 }

const isConflict = (error: unknown): boolean => error instanceof HttpError && error.statusCode === 409

/**
 * Does a sign-up, which counts by where it comes from as one that met somebody until it is known to be none: its refusal tells whose
 * e-mail or phone is known here. With the address of a family that is a typing error, from one that asks for hundreds it is a list of
 * people. What a process that is killed had under way stays counted until it is forgotten.
 *
 * @param address the network address that asks
 * @param signUp refused with HttpError 409 where it meets somebody
 * @throws HttpError 429 with the seconds to wait
 */
export const countingConflicts = async <T>(
  { db, keys, settings }: Service,
  address: string,
  now: Date,
  signUp: () => Promise<T>,
): Promise<T> => {
  const { perAddress, perNetwork } = settings.rateLimits.signUpConflict
  const { host, network } = networksOf(address)
  const counts = [
    { keyHash: countKey(keys, 'signUpConflict', 'address', host), tries: perAddress, forgets: forgets.address },
    { keyHash: countKey(keys, 'signUpConflict', 'network', network), tries: perNetwork, forgets: forgets.network },
  ]
  const tried = await countTry(db, counts, waits, now)
  let hasMetSomebody = false
  try {
    return await signUp()
  } catch (error) {
    hasMetSomebody = isConflict(error)
    throw error
  } finally {
    if (!hasMetSomebody) await tried.takeBack()
  }
}
