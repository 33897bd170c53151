import { randomUUID } from 'node:crypto'
import { demoPassword } from '../../../src/service/db/seed/people.ts'
import { query } from './database.ts'

export { demoPassword }

export interface Person {
  readonly email: string
  readonly password: string
}

/** One of the seeded accounts. Tests share them, so they only read with them. */
export const demo = (name: string): Person => ({ email: `${name}@demo.test`, password: demoPassword })

const unique = (): string => randomUUID().slice(0, 8)

/** What a new person types into the sign-up form. */
export const newSignUp = () => {
  const key = unique()
  return {
    firstName: 'Rosa',
    lastName: 'Lindqvist',
    email: `rosa.${key}@example.test`,
    telephone: `+6140${Number.parseInt(key.slice(0, 6), 16).toString().padStart(8, '0')}`,
    password: `Secret ${key} Kumquat`,
  }
}

interface MemberOptions {
  readonly role?: string
  readonly emailVerified?: boolean
  readonly profileComplete?: boolean
  /** StatusV2 of each of the person's commitments. */
  readonly commitments?: readonly string[]
}

export interface Member extends Person {
  readonly memberId: string
  readonly fullName: string
}

/** A person of this test alone: the seeded member's profile and password under another name. */
export const createMember = async (options: MemberOptions = {}): Promise<Member> => {
  const { role = 'Teammember', emailVerified = true, profileComplete = true, commitments = [] } = options
  const key = unique()
  const email = `person.${key}@example.test`
  const accountId = randomUUID()
  const memberId = randomUUID()
  await query(
    `insert into user_account (id, user_name, password_hash, role, email_verified_at, created_at)
     select $1, $2, password_hash, $3, case when $4::boolean then now() end, now() from user_account where user_name = 'member@demo.test'`,
    [accountId, email, role, emailVerified],
  )
  await query(
    `insert into team_member (id, user_account_id, first_name, last_name, email, phone, member_since, birth_date, nationality, country,
       city, photo_url, cv, description, career_history_description)
     select $1, $2, 'Pia', $3, $4, $5, now(), birth_date, nationality, country, city, photo_url, cv, description,
       case when $6::boolean then career_history_description end from team_member where email = 'member@demo.test'`,
    [memberId, accountId, `Nr ${key}`, email, `+6150${Number.parseInt(key.slice(0, 6), 16)}`, profileComplete],
  )
  for (const [table, columns] of [
    ['professional_detail', 'id, job_title_id, job, job_role, experience_year, personality'],
    ['specific_role', 'name'],
    ['job_preference', 'id, working_position'],
  ] as const) {
    await query(
      `insert into ${table} (member_id, ${columns}) select $1, ${columns} from ${table}
       where member_id = (select id from team_member where email = 'member@demo.test')`,
      [memberId],
    )
  }
  for (const status of commitments) await addCommitment(memberId, status)
  return { email, password: demoPassword, memberId, fullName: `Pia Nr ${key}` }
}

const addCommitment = (memberId: string, statusV2: string) =>
  query(`insert into commitment (member_id, id, name, status_v2, created_at) values ($1, $2, $3, $4, now())`, [
    memberId,
    randomUUID(),
    `Commitment that is ${statusV2}`,
    statusV2,
  ])

/** Notifies a person as the service does: the row, and word to whoever listens. */
export const notify = async (memberId: string, title: string, options: { read?: boolean; minutesAgo?: number } = {}) => {
  await query(
    `insert into notification (member_id, id, title, body, link, created_at, read_at)
     values ($1, $2, $3, $4, '/team-member/profile', now() - make_interval(mins => $5), case when $6::boolean then now() end)`,
    [memberId, randomUUID(), title, `What ${title} is about.`, options.minutesAgo ?? 0, options.read ?? false],
  )
  await query(`select pg_notify('notifications_changed', $1)`, [memberId])
}

/** Ends every session of a person on the server, as a password reset elsewhere does. */
export const endSessions = ({ memberId }: Member) =>
  query('update refresh_family set revoked_at = now() where member_id = $1 and revoked_at is null', [memberId])
