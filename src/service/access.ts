import { type CallShape, naming } from '#contract/call.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import { isLineManager, isTeamRole } from '#rules/roles.ts'
import { readIdToken } from './authentication/id-token.ts'
import { isFamilyOpen } from './authentication/refresh-tokens.ts'
import type { Caller, Service } from './handler.ts'
import { forbidden, unauthenticated } from './http-error.ts'
import { findVisibleMember, type NamedBy } from './people/store.ts'

/** The bearer token of an authorization header, or null. */
const bearer = (header: string | undefined): string | null => /^Bearer ([\w.~+/=-]+)$/i.exec(header ?? '')?.[1] ?? null

/**
 * Who calls, as far as the call's `access` asks.
 *
 * @param onKnown is told who it is, before their role is looked at
 * @returns the caller, or null for `public` and `session` calls
 * @throws HttpError 401 without a valid token of a sign-in that still stands, 403 for a role that may not make this call
 */
export const identifyCaller = async (
  service: Service,
  call: CallShape,
  headers: { readonly authorization: string | undefined; readonly refreshToken: string | null },
  now: Date,
  onKnown: (caller: Caller) => void = () => undefined,
): Promise<Caller | null> => {
  if (call.access === 'public') return null
  if (call.access === 'session') {
    if (headers.refreshToken === null) throw unauthenticated()
    return null
  }
  const token = bearer(headers.authorization)
  const caller = token === null ? null : await readIdToken(service.keys, token, now)
  if (caller === null || !(await isFamilyOpen(service.db, caller.memberId, caller.familyId, now))) throw unauthenticated()
  onKnown(caller)
  const allowed = {
    member: true,
    team: isTeamRole(caller.role),
    lineManager: isLineManager(caller.role),
  }
  if (!allowed[call.access]) throw forbidden('Your role may not do this.')
  return caller
}

const isOneself = (caller: Caller, by: NamedBy, named: string): boolean =>
  by === 'email' ? normaliseUserName(named) === caller.email : named.toLowerCase() === caller[by]

/**
 * Checks the parameter that names somebody against the caller. Rows (`ownRow`) are checked by the query itself.
 *
 * @throws HttpError 403 for anybody else, and the same for nobody; with `orReports` a line manager may name one of their own reports,
 *   with `orTeam` also leave the name out
 */
export const checkOwnership = async (
  service: Service,
  call: CallShape,
  params: Readonly<Record<string, unknown>>,
  caller: Caller | null,
): Promise<void> => {
  const ownership = naming(call)
  if (ownership === null || ownership.is === 'ownRow') return
  const named = params[ownership.param]
  const asksForTeam = (named === null || named === undefined) && ownership.orTeam === true
  if (asksForTeam && caller !== null && isLineManager(caller.role)) return
  if (caller === null || typeof named !== 'string') throw forbidden()
  if (isOneself(caller, ownership.is, named)) return
  const mayBeReport = ownership.orReports === true && isLineManager(caller.role)
  if (!mayBeReport || (await findVisibleMember(service.db, caller, ownership.is, named)) === null) throw forbidden()
}
