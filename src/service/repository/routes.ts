import type { repositoryCalls } from '#contract/repository.ts'
import type { Handlers, Service } from '../handler.ts'
import { listRepositories } from './repositories.ts'

/** Decisions B and C, Repositories: what the caller has access to; whether they need a commitment to look is the page's to say. */
export const repositoryHandlers = ({ db }: Service): Handlers<typeof repositoryCalls> => ({
  getByTeammember: async ({ caller }) => await listRepositories(db, caller.memberId),
})
