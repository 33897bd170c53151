import type { Client } from '@urql/core'
import { defer, firstValueFrom, from, race, retry, throwError, timer } from 'rxjs'
import { expectData } from '#features/shared/services/expect-data.ts'
import { Session_refreshDocument } from '#generated/app/session/session.ts'
import { requestWebLock } from '#journal/web-lock.ts'
import { type Failure, isRefused } from '#machines/failure.ts'
import { askWithProof } from './session-key.ts'
import type { TokenStore } from './token-store.ts'

/** Milliseconds a tab waits for the tab that is refreshing; a frozen tab must not hold the others longer. */
const lockTimeout = 5000
/** Milliseconds before the first repetition of an unanswered refresh; doubled each time. */
const firstBackOff = 500
const repetitions = 2

const signedOut: Failure = { kind: 'refused', code: 'UNAUTHENTICATED', message: '', field: null }

/** Runs the task while no other tab does; after `lockTimeout` it runs all the same, which the server's grace time makes safe. */
const alone = async (locks: LockManager | undefined, task: () => Promise<void>): Promise<void> => {
  const lock = requestWebLock('portal-session', locks)
  await firstValueFrom(race(from(lock.held), timer(lockTimeout)))
  try {
    await task()
  } finally {
    lock.release()
  }
}

/**
 * Fetches new tokens once for all tabs (specification 4, Session): under a lock, and only when no other tab has done it meanwhile.
 *
 * @param store where the tokens are
 * @param client a client without tokens of its own
 * @param stale the id token that was refused
 * @throws Failure `refused` when the session is over, `unreachable` or `failed` when no usable answer came after three tries
 */
export const refreshTokens = (
  store: TokenStore,
  client: Client,
  stale: string | null,
  locks: LockManager | undefined = navigator.locks,
): Promise<void> =>
  alone(locks, async () => {
    // Each try reads again: while one waited, another tab may have given up waiting for this one and gone first.
    const ask = async (): Promise<void> => {
      const current = await store.read()
      if (current === null) throw signedOut
      if (stale !== null && current.idToken !== stale) return
      const headers = { authorization: `Bearer ${current.idToken}`, 'x-refresh-token': current.refreshToken }
      const answer = expectData(
        await askWithProof(
          current.key,
          current.proofNonce,
          (options) => client.mutation(Session_refreshDocument, {}, options).toPromise(),
          headers,
        ),
      )
      const kept = await store.rotate(current.refreshToken, answer.refreshSession)
      if (!kept && (await store.read()) === null) throw signedOut
    }
    await firstValueFrom(
      defer(ask).pipe(
        retry({
          count: repetitions,
          delay: (error, count) => (isRefused(error) ? throwError(() => error) : timer(firstBackOff * 2 ** (count - 1))),
        }),
      ),
    )
  })
