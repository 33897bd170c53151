import { normaliseUserName } from '#rules/credentials.ts'
import type { Service } from '../handler.ts'
import { type Count, countKey, countTry, type Tried, withWaits } from '../limits/attempts.ts'
import { networksOf } from '../limits/networks.ts'

/** Who tries to sign in, and from where. */
export interface Login {
  readonly userName: string
  readonly address: string
  /** The number of a device that is known to the account; null for any other. */
  readonly device: string | null
}

/** In seconds. One account can be tried 12 times in the first hour from devices that it does not know, and then once an hour. */
const waits = withWaits(15, 3600)

/** Seconds after which a failure is forgotten. */
const forgets = { account: 3600, address: 360, network: 90 }

/** A known device is counted by itself, whatever others do; everybody else by the account and by where they are. */
const countsOf = ({ keys, settings }: Service, { userName, address, device }: Login): readonly Count[] => {
  const { perAccount, perAddress, perNetwork } = settings.rateLimits.login
  const account = normaliseUserName(userName)
  if (device !== null) {
    return [{ keyHash: countKey(keys, 'login', 'device', account, device), tries: perAccount, forgets: forgets.account }]
  }
  const { host, network } = networksOf(address)
  return [
    { keyHash: countKey(keys, 'login', 'account', account), tries: perAccount, forgets: forgets.account },
    { keyHash: countKey(keys, 'login', 'address', host), tries: perAddress, forgets: forgets.address },
    { keyHash: countKey(keys, 'login', 'network', network), tries: perNetwork, forgets: forgets.network },
  ]
}

/**
 * Counts a login as a failure before its password is looked at, so that of many at once no more are looked at than may fail; one whose
 * password was right is taken back.
 *
 * @throws HttpError 429 with the seconds to wait
 */
export const beginGuess = async (service: Service, login: Login, now: Date): Promise<Tried> =>
  await countTry(service.db, countsOf(service, login), waits, now)
