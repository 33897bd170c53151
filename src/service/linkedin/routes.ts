import { eq, sql } from 'drizzle-orm'
import type { linkedInCalls } from '#contract/linkedin.ts'
import { messages } from '#rules/messages.ts'
import { teamMember } from '../db/member-schema.ts'
import type { Handlers, Service } from '../handler.ts'
import { forbidden, HttpError } from '../http-error.ts'
import { CodeRefused, type ProfileProvider } from './provider.ts'
import { issueState, journeyOf, spendState } from './states.ts'

const unavailable = () => new HttpError(502, messages.genericError, { keepChanges: true })

/** What a state was spent for stays spent, whatever the provider says. */
const httpErrorOf = (error: unknown): HttpError =>
  error instanceof CodeRefused ? new HttpError(403, messages.linkedInStateInvalid, { keepChanges: true }) : unavailable()

/** Connecting LinkedIn (specification 2.6 and 7.2; decisions C): a state is of one person, one sign-in and one use. */
export const linkedInHandlers = ({ db, settings, keys }: Service): Handlers<typeof linkedInCalls> => {
  const configured = (): ProfileProvider => {
    if (settings.linkedIn === null) throw new HttpError(501, messages.linkedInOff)
    return settings.linkedIn
  }
  return {
    getUrl: async ({ caller, now }) => {
      const provider = configured()
      const state = await issueState(db, caller, now)
      const url = await provider.authorizationUrl(journeyOf(keys, state)).catch(() => {
        throw unavailable()
      })
      return { Url: url, State: state }
    },

    verify: async ({ body, caller, commit, now }) => {
      const provider = configured()
      // The provider is asked inside the transaction, so that of two requests with one key the second waits for the first's answer.
      return await commit(async (tx) => {
        if (!(await spendState(tx, caller, body.State, now))) throw forbidden(messages.linkedInStateInvalid)
        const { profileUrl } = await provider.verify(body.Code, journeyOf(keys, body.State)).catch((error: unknown) => {
          throw httpErrorOf(error)
        })
        const linkedIn = sql`coalesce(nullif(${teamMember.linkedIn}, ''), ${profileUrl})`
        await tx.update(teamMember).set({ linkedInVerifiedOn: now, linkedIn }).where(eq(teamMember.id, caller.memberId))
        return { VerifiedOn: now.toISOString() }
      })
    },
  }
}
