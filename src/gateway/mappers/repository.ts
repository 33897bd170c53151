import type { AnswerOf } from '#contract/call.ts'
import type { repositoryCalls } from '#contract/repository.ts'
import type { Repository } from '../generated/resolver-types.ts'

export const toRepositories = (list: AnswerOf<(typeof repositoryCalls)['getByTeammember']>): Repository[] =>
  list.map((one) => ({
    id: one.id,
    name: one.Name,
    url: one.Url,
    project: { id: one.Project.id, name: one.Project.Name },
    access: one.Access,
    defaultBranch: one.DefaultBranch,
    lastCommitAt: one.LastCommit,
    myLines: one.TotalLine,
    issues: one.Issues.map((issue) => ({ class: issue.Class, count: issue.IssuesCount, severity: issue.Severaty })),
  }))
