import { accessCalls } from '#contract/access.ts'
import { peopleCalls } from '#contract/people.ts'
import { projectCalls } from '#contract/project.ts'
import { accessForm } from '#rules/access-form.ts'
import { messages } from '#rules/messages.ts'
import { gatewayError } from '../errors.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolver-types.ts'
import { fromAccess, toAccess } from '../mappers/access.ts'
import { renamingFieldsOf } from '../mappers/form-fields.ts'

export const accessQueries: Pick<QueryResolvers, 'accesses' | 'teamChoices'> = {
  accesses: async (_root, _input, context) => (await context.ask(accessCalls.list, {})).map(toAccess),
  teamChoices: async (_root, _input, context) => {
    const [members, projects] = await Promise.all([
      context.ask(peopleCalls.list, { body: {} }),
      context.ask(projectCalls.getAll, {}),
    ])
    return {
      members: members.map(({ Id, FullName, Email }) => ({ id: Id, name: FullName, email: Email })),
      projects: projects.map(({ id, Name }) => ({ id, name: Name })),
    }
  },
}

export const accessMutations: Pick<MutationResolvers, 'addAccess' | 'grantAccess' | 'revokeAccess' | 'sendAccessRequest'> = {
  addAccess: async (_root, { input }, context) =>
    toAccess(await context.change(accessCalls.add, { body: fromAccess(input) }).catch(renamingFieldsOf(accessForm))),
  grantAccess: async (_root, { id }, context) => toAccess(await context.change(accessCalls.grant, { params: { id } })),
  revokeAccess: async (_root, { id }, context) => toAccess(await context.change(accessCalls.revoke, { params: { id } })),
  sendAccessRequest: async (_root, { id, memberId }, context) => {
    // v1 names whom it tells by the e-mail with which they sign in.
    const member = (await context.ask(peopleCalls.list, { body: {} })).find(({ Id }) => Id === memberId)
    if (member === undefined) throw gatewayError('NOT_FOUND', messages.teamMemberNotFound)
    await context.ask(accessCalls.sendNotification, { params: { userName: member.Email, accessId: id } })
    return { done: true }
  },
}
