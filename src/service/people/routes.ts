import type { AnswerOf } from '#contract/call.ts'
import type { peopleCalls } from '#contract/people.ts'
import { privateFields } from '#contract/teammember.ts'
import type { Caller, Handlers, Service } from '../handler.ts'
import { forbidden } from '../http-error.ts'
import { findTeamMember } from '../teammember/store.ts'
import { findActiveReports, findSummary, findVisibleMember, findVisiblePeople, type NamedBy } from './store.ts'

const isPrivate = new Set<string>(privateFields)

/** A record as the person's line manager sees it. */
const withoutPrivateFields = (member: AnswerOf<typeof peopleCalls.getById>): AnswerOf<typeof peopleCalls.getById> =>
  Object.fromEntries(Object.entries(member).filter(([name]) => !isPrivate.has(name))) as typeof member

/** Reading people (specification 7.2): oneself, and for a line manager their own reports. */
export const peopleHandlers = ({ db }: Service): Handlers<typeof peopleCalls> => {
  const memberNamed = async (caller: Caller, by: NamedBy, name: string) => {
    const id = await findVisibleMember(db, caller, by, name)
    const member = id === null ? null : await findTeamMember(db, id)
    if (member === null) throw forbidden()
    return id === caller.memberId ? member : withoutPrivateFields(member)
  }
  return {
    list: async ({ caller, commit }) => await commit((tx) => findVisiblePeople(tx, caller)),

    getById: ({ params, caller }) => memberNamed(caller, 'memberId', params.id),
    getByUid: ({ params, caller }) => memberNamed(caller, 'accountId', params.uid),
    getByEmail: ({ params, caller }) => memberNamed(caller, 'email', params.email),

    getSummary: async ({ caller }) => {
      const summary = await findSummary(db, caller.memberId)
      if (summary === null) throw forbidden()
      return summary
    },

    getActive: async ({ caller, now }) => await findActiveReports(db, caller.memberId, now),
  }
}
