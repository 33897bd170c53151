import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { accessForm } from '#rules/access-form.ts'
import { normaliseUserName } from '#rules/credentials.ts'
import type { FormInput } from '#rules/form-fields.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { type AccessAction, allows } from '#rules/tool-access.ts'
import { recordAudit } from '../audit/store.ts'
import type { Transaction } from '../db/database.ts'
import { teamMember } from '../db/member-schema.ts'
import { toolAccess } from '../db/tool-access-schema.ts'
import type { Caller } from '../handler.ts'
import { HttpError, invalid } from '../http-error.ts'
import { notify, type Sender } from '../notification/notify.ts'
import { findVisibleMember } from '../people/store.ts'
import { findVisibleProjects } from '../project/store.ts'
import { tellOfAccess } from './news.ts'
import { type Access, accessStateOf, findAccess, ofManager, type StoredAccess, setAccess } from './store.ts'

/** What is written of an access, checked by the form's rules. */
type AccessContent = FormInput<typeof accessForm>

const gone = () => new HttpError(404, messages.accessGone)

const written = async (
  tx: Transaction,
  { memberId, id }: Pick<StoredAccess, 'memberId' | 'id'>,
  caller: Caller,
  event: 'Create' | 'Update',
  now: Date,
): Promise<Access> => {
  await recordAudit(tx, { memberId, type: 'Access', recordId: id, event, userId: caller.accountId }, now)
  const found = await findAccess(tx, id)
  if (found === null) throw gone()
  return found
}

/**
 * Notes an access; it is granted later (specification 4, Access).
 *
 * @throws HttpError 400 with the field for a member who does not report to the caller, and for a project of nobody of theirs
 */
export const addAccess = async (
  tx: Transaction,
  caller: Caller,
  { teamMemberId, ...content }: AccessContent,
  now: Date,
): Promise<Access> => {
  const memberId = await findVisibleMember(tx, caller, 'memberId', teamMemberId)
  if (memberId === null) throw invalid('TeamMemberId', messages.teamMemberNotFound)
  const projects = await findVisibleProjects(tx, caller)
  if (!projects.some(({ id }) => id === content.projectId)) throw invalid('ProjectId', messages.genericError)
  const id = randomUUID()
  await tx.insert(toolAccess).values({ memberId, id, ...content, createdAt: now })
  return await written(tx, { memberId, id }, caller, 'Create', now)
}

/** An access of the caller's team, held until the end of the transaction: who else changes it waits. @throws HttpError 404 */
const heldAccess = async (tx: Transaction, caller: Caller, id: string): Promise<StoredAccess> => {
  const [found] = await tx
    .select({ stored: toolAccess })
    .from(toolAccess)
    .innerJoin(teamMember, eq(teamMember.id, toolAccess.memberId))
    .where(and(eq(toolAccess.id, id), ofManager(caller)))
    .for('update', { of: toolAccess })
  if (found === undefined) throw gone()
  return found.stored
}

/** @throws HttpError 409 when the action cannot be taken on the access as it is */
const checkAllows = (stored: StoredAccess, action: AccessAction): void => {
  if (allows(accessStateOf(stored), action)) return
  throw new HttpError(409, stored.revokedAt === null ? messages.accessNotGranted : messages.accessRevoked)
}

/** Tells the member what their line manager did; nobody is told of what they do themselves. */
const tellMember = async (
  tx: Transaction,
  sender: Sender,
  caller: Caller,
  stored: StoredAccess,
  access: Access,
): Promise<void> => {
  if (stored.memberId === caller.memberId) return
  const done = access.RevokedOn === null ? 'granted' : 'revoked'
  await tellOfAccess(tx, sender, { ...stored, project: access.Project.Name }, done)
}

/** Grants an access and tells whose it is; one that is granted stays as it is. @throws HttpError 404; 409 when it was revoked */
export const grantAccess = async (tx: Transaction, sender: Sender, caller: Caller, id: string): Promise<Access> => {
  const { now } = sender
  const stored = await heldAccess(tx, caller, id)
  if (stored.grantedAt !== null && stored.revokedAt === null) return (await findAccess(tx, id)) ?? Promise.reject(gone())
  checkAllows(stored, 'Grant')
  await setAccess(tx, stored, { grantedAt: now, grantedBy: caller.memberId, requestedAt: null })
  const access = await written(tx, stored, caller, 'Update', now)
  await tellMember(tx, sender, caller, stored, access)
  return access
}

/** Revokes an access and tells whose it was; one that is revoked stays as it is. @throws HttpError 404; 409 when it was never granted */
export const revokeAccess = async (tx: Transaction, sender: Sender, caller: Caller, id: string): Promise<Access> => {
  const { now } = sender
  const stored = await heldAccess(tx, caller, id)
  if (stored.revokedAt !== null) return (await findAccess(tx, id)) ?? Promise.reject(gone())
  checkAllows(stored, 'Revoke')
  await setAccess(tx, stored, { revokedAt: now, revokedBy: caller.memberId, requestedAt: null })
  const access = await written(tx, stored, caller, 'Update', now)
  await tellMember(tx, sender, caller, stored, access)
  return access
}

/** A request for the same is not sent again for so long, in milliseconds: a repeated call tells once. */
const requestPause = 60_000

/**
 * Asks for an access to be granted or, since it is granted, revoked: whom it is for is told by a notification and a mail, and the owner
 * sees it first in the list of the command line (`access list`).
 *
 * @param userName the e-mail of whom it is for, or the caller's own
 * @throws HttpError 404; 409 when it was revoked; 400 for an e-mail of somebody else
 */
export const requestAccess = async (
  tx: Transaction,
  sender: Sender,
  caller: Caller,
  { id, userName }: { readonly id: string; readonly userName: string },
): Promise<void> => {
  const { now } = sender
  const stored = await heldAccess(tx, caller, id)
  const isGrant = stored.grantedAt === null
  checkAllows(stored, isGrant ? 'RequestGrant' : 'RequestRevoke')
  const told = await findVisibleMember(tx, caller, 'email', normaliseUserName(userName))
  if (told === null || ![stored.memberId, caller.memberId].includes(told)) throw invalid('userName', messages.teamMemberNotFound)
  if (stored.requestedAt !== null && now.getTime() - stored.requestedAt.getTime() < requestPause) return
  await setAccess(tx, stored, { requestedAt: now })
  const access = await written(tx, stored, caller, 'Update', now)
  const news = {
    title: isGrant ? 'Access requested' : 'Access to be revoked',
    body: `${access.Tool} for ${access.Project.Name}: ${isGrant ? 'an access has been requested for' : 'the access is asked to be revoked of'} ${access.TeamMember.Name}.`,
  }
  await notify(tx, sender, { memberId: told, kind: 'Access', ...news, link: linkTo('AccessList', {}) })
}
