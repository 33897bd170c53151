import { createHash } from 'node:crypto'
import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Queries } from '../db/database.ts'
import { refreshFamily, userDevice } from '../db/session-schema.ts'
import type { Caller } from '../handler.ts'
import type { Keys } from '../keys.ts'
import { seal } from '../sealing.ts'
import { isOpen } from './refresh-tokens.ts'

export interface Device {
  /** The Web Push subscription as JSON text. */
  readonly token: string
  readonly deviceType: string
  readonly model: string
}

/** A person's newest devices are kept, so that nobody can grow the list without end. */
export const mostDevices = 20

export const deviceHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Registers a browser for push messages while the caller's sign-in lasts. A browser belongs to whoever signed in on it last. */
export const registerDevice = async (
  tx: Queries,
  keys: Keys,
  { memberId, familyId }: Pick<Caller, 'memberId' | 'familyId'>,
  device: Device,
  now: Date,
): Promise<void> => {
  const tokenHash = deviceHash(device.token)
  const described = { deviceType: device.deviceType, model: device.model, familyId, createdAt: now }
  await tx.delete(userDevice).where(and(eq(userDevice.tokenHash, tokenHash), ne(userDevice.memberId, memberId)))
  await tx
    .insert(userDevice)
    .values({ memberId, tokenHash, token: seal(keys.sealing, device.token), ...described })
    .onConflictDoUpdate({ target: [userDevice.memberId, userDevice.tokenHash], set: described })
  const old = await tx
    .select({ tokenHash: userDevice.tokenHash })
    .from(userDevice)
    .where(eq(userDevice.memberId, memberId))
    .orderBy(desc(userDevice.createdAt))
    .offset(mostDevices)
  if (old.length === 0) return
  const hashes = old.map((row) => row.tokenHash)
  await tx.delete(userDevice).where(and(eq(userDevice.memberId, memberId), inArray(userDevice.tokenHash, hashes)))
}

/** Hashes of the devices on which a person is still signed in. */
export const openDevices = async (tx: Queries, memberId: string, now: Date): Promise<readonly Buffer[]> => {
  const rows = await tx
    .select({ hash: userDevice.tokenHash })
    .from(userDevice)
    .leftJoin(refreshFamily, and(eq(refreshFamily.memberId, userDevice.memberId), eq(refreshFamily.id, userDevice.familyId)))
    .where(and(eq(userDevice.memberId, memberId), or(isNull(userDevice.familyId), isOpen(now))))
  return rows.map(({ hash }) => hash)
}

/** Removes one of the person's own devices; one that is not there is no error. */
export const removeDevice = async (tx: Queries, memberId: string, token: string): Promise<void> => {
  await tx.delete(userDevice).where(and(eq(userDevice.memberId, memberId), eq(userDevice.tokenHash, deviceHash(token))))
}
