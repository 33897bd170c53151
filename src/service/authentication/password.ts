import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default kind) with 19 MiB and two passes: some 22 ms on one core. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** The hash of a random text nobody knows, with the same cost, to compare with when there is no account. */
const nobodysHash = '$argon2id$v=19$m=19456,t=2,p=1$iftM00JptMCdWLjlUslYEQ$Um87YL3lz31inGq5i6irYs02cAYgt29ItQkquXNSjI0'

/**
 * Whether the password belongs to the hash. Without an account (null) it does the same work and says no, so that the
 * time of an answer does not tell whether the account exists.
 */
export const verifyPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const matches = await verify(passwordHash ?? nobodysHash, password)
  return matches && passwordHash !== null
}
