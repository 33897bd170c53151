import { repositoryCalls } from '#contract/repository.ts'
import type { QueryResolvers } from '../generated/resolver-types.ts'
import { toRepositories } from '../mappers/repository.ts'

export const repositoryQueries: Pick<QueryResolvers, 'repositories'> = {
  repositories: async (_root, _input, context) =>
    toRepositories(await context.ask(repositoryCalls.getByTeammember, { query: { isAdmin: 'false' } })),
}
