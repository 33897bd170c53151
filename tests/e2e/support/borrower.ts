import { randomUUID } from 'node:crypto'
import { query } from './database.ts'
import { createMember, type Member } from './people.ts'

/** A member with an active commitment, Harbour control, against which a loan can be asked for. */
export const createBorrower = async (): Promise<Member> => {
  const member = await createMember()
  await query(
    `insert into commitment (member_id, id, name, status_v2, salary, created_at) values ($1, $2, 'Harbour control', 'Active', 9000, now())`,
    [member.memberId, randomUUID()],
  )
  return member
}
