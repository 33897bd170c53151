import { or } from 'drizzle-orm'
import { normaliseUserName } from '#rules/credentials.ts'
import { isOneOf, type Queries } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'

/** People between the ids that rows hold and the e-mails that a file names them by. */
export interface People {
  /** The member id of an e-mail; null when nobody has it. */
  idOf(email: string): string | null
  /** The e-mail of a member id; null when nobody has it. */
  emailOf(id: string): string | null
}

/** Finds the people named in one way or the other. */
export const findPeople = async (
  db: Queries,
  named: { readonly emails?: readonly string[]; readonly ids?: readonly (string | null)[] },
): Promise<People> => {
  const emails = [...new Set((named.emails ?? []).map(normaliseUserName))]
  const ids = [...new Set((named.ids ?? []).filter((one) => one !== null))]
  const rows =
    emails.length + ids.length === 0
      ? []
      : await db
          .select({ id: teamMember.id, email: teamMember.email })
          .from(teamMember)
          .where(or(isOneOf(teamMember.email, emails), isOneOf(teamMember.id, ids)))
  const byEmail = new Map(rows.map(({ id, email }) => [email, id]))
  const byId = new Map(rows.map(({ id, email }) => [id, email]))
  return {
    idOf: (email) => byEmail.get(normaliseUserName(email)) ?? null,
    emailOf: (id) => byId.get(id) ?? null,
  }
}
