import type { MutationResolvers, QueryResolvers } from '#generated/resolver-types.ts'
import { awaitsMember, statusOn } from '#rules/commitments.ts'
import { messages } from '#rules/messages.ts'
import { type StoredCommitment, statusToday, toCommitment } from './commitments.ts'
import { notTheirs, today } from './entries.ts'
import { refusal } from './refusal.ts'
import { exampleRepositories } from './repositories.ts'
import type { MockWorld } from './world.ts'

const decided = (before: StoredCommitment, decision: 'Approved' | 'Rejected', message: string, day: string): StoredCommitment => {
  const { startDate, endDate } = before
  if (decision === 'Rejected') return { ...before, stored: 'Rejected', statusMessage: message }
  return { ...before, stored: statusOn('Active', startDate ?? null, endDate ?? null, day), statusMessage: null }
}

export const commitmentQueries = (world: MockWorld): Pick<QueryResolvers, 'commitments' | 'repositories'> => ({
  commitments: () => world.work().commitments.map((one) => toCommitment(one, today(world))),
  repositories: () => {
    const projects = world.work().commitments.flatMap((one) => one.projects.map(({ id }) => id))
    return exampleRepositories.filter(({ project }) => projects.includes(project.id))
  },
})

export const commitmentMutations = (world: MockWorld): Pick<MutationResolvers, 'decideCommitment'> => ({
  decideCommitment: (_root, { id, decision, message }) => {
    const work = world.work()
    const day = today(world)
    const before = work.commitments.find((one) => one.id === id)
    if (before === undefined) throw notTheirs()
    const reason = message?.trim() ?? ''
    if (decision === 'Rejected' && reason === '') throw refusal('VALIDATION', messages.required, 'message')
    if (!awaitsMember(statusToday(before, day))) throw refusal('CONFLICT', messages.commitmentDecided)
    const after = decided(before, decision, reason, day)
    work.commitments = work.commitments.map((one) => (one === before ? after : one))
    return { commitment: toCommitment(after, day), viewer: world.viewer() }
  },
})
