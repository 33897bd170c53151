import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from './columns.ts'
import { memberId } from './member-schema.ts'

/** A signed-in device or browser: the line of refresh tokens that grew out of one sign-in. Revoking it ends them all. */
export const refreshFamily = pgTable(
  'refresh_family',
  {
    memberId: memberId(),
    id: uuid().notNull(),
    createdAt: moment().notNull(),
    revokedAt: moment(),
    /** Thumbprint of the key that its device holds; null for one without, until it shows one. */
    keyThumbprint: text(),
    /** When it ends however it is used; null for one from before sessions had an end. */
    endsAt: moment(),
    /** Browser and system that used it last, such as 'Firefox on Linux'; null for what is no browser. */
    browser: text(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.id] })],
)

export const refreshToken = pgTable(
  'refresh_token',
  {
    memberId: uuid().notNull(),
    tokenHash: bytea().notNull(),
    familyId: uuid().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /** Random part of the child's derivation, so that a retry within the grace time gets the very same child. */
    childNonce: bytea(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    foreignKey({
      columns: [table.memberId, table.familyId],
      foreignColumns: [refreshFamily.memberId, refreshFamily.id],
      name: 'refresh_token_family_fkey',
    }).onDelete('cascade'),
    index('refresh_token_family_idx').on(table.memberId, table.familyId),
    index('refresh_token_expires_at_idx').on(table.expiresAt),
  ],
)

/** Proofs of a session's key that were used: each is good for the one token that it was first shown with. */
export const spentProof = pgTable(
  'spent_proof',
  {
    memberId: memberId(),
    idHash: bytea().notNull(),
    tokenHash: bytea().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.idHash] }), index('spent_proof_expires_at_idx').on(table.expiresAt)],
)

/** Tokens of mailed links and of getTeammemberToken: stored hashed, spent once. */
export const oneTimeToken = pgTable(
  'one_time_token',
  {
    memberId: memberId(),
    tokenHash: bytea().notNull(),
    purpose: text().notNull(),
    /** The address that was mailed, so that a changed address is not verified by an old link. */
    email: text(),
    /** The sign-in in which alone it can be spent; null for one that is spent anywhere. */
    familyId: uuid(),
    /** Keyed hash of the one change that a confirmation was given for; null for any change. */
    changeMac: bytea(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    index('one_time_token_expires_at_idx').on(table.expiresAt),
  ],
)

export const userDevice = pgTable(
  'user_device',
  {
    memberId: memberId(),
    tokenHash: bytea().notNull(),
    /** The Web Push subscription, sealed: whoever holds it can push to the browser. */
    token: bytea().notNull(),
    deviceType: text().notNull(),
    model: text().notNull(),
    /** The sign-in that it is told of, and no longer than that; null for one of before this was known, until its page is opened again. */
    familyId: uuid(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.tokenHash] }),
    foreignKey({
      columns: [table.memberId, table.familyId],
      foreignColumns: [refreshFamily.memberId, refreshFamily.id],
      name: 'user_device_family_fkey',
    }).onDelete('cascade'),
    index('user_device_family_idx').on(table.memberId, table.familyId),
    index('user_device_token_hash_idx').on(table.tokenHash),
  ],
)
