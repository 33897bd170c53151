import { v1 } from '#contract/v1.ts'
import { isTeamRole } from '#rules/roles.ts'
import { V1Error } from '../call.ts'
import { callerOf, type GatewayContext } from '../context.ts'
import type { QueryResolvers, Viewer } from '../generated/resolver-types.ts'
import { toViewer } from '../mappers/viewer.ts'

const isNotTheirs = (error: unknown): boolean => error instanceof V1Error && (error.status === 403 || error.status === 404)

/** An answer that only the team has: the refusal is kept, to be judged once the role is known. */
const kept = <T>(answer: Promise<T>): Promise<T | V1Error> =>
  answer.catch((error: unknown) => {
    if (error instanceof V1Error && isNotTheirs(error)) return error
    throw error
  })

/** People outside the team have no such record; for the team a refusal is a failure. */
const unlessRefused = <T, F>(answer: T | V1Error, role: string, fallback: F): T | F => {
  if (!(answer instanceof V1Error)) return answer
  if (isTeamRole(role)) throw answer
  return fallback
}

/** The person of the request with what the shell shows of them. */
export const viewerOf = async (context: GatewayContext): Promise<Viewer> => {
  const { email } = callerOf(context)
  const [user, member, commitments, payRuns, notifications] = await Promise.all([
    context.ask(v1.authentication.getUserByEmail, { params: { email } }),
    kept(context.read(v1.teammember.getWithProfessional)),
    kept(context.read(v1.commitment.getByTeammember)),
    kept(context.read(v1.payRun.getActive)),
    kept(context.ask(v1.notification.find, { body: { PageNumber: 1, PageSize: 1, UnreadOnly: true } })),
  ])
  return toViewer(
    user,
    unlessRefused(member, user.roles, null),
    unlessRefused(commitments, user.roles, []),
    unlessRefused(payRuns, user.roles, []),
    unlessRefused(notifications, user.roles, { unreadCount: 0 }).unreadCount,
  )
}

export const viewerQueries: Pick<QueryResolvers, 'viewer'> = {
  viewer: (_root, _input, context) => viewerOf(context),
}
