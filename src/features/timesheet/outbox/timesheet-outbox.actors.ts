import type { OperationResult as Answer, Client } from '@urql/core'
import { firstValueFrom, fromEvent, map, merge, type Observable, of, takeUntil, timer } from 'rxjs'
import { fromPromise } from 'xstate'
import {
  type TimesheetOutbox_entryFragment,
  TimesheetOutbox_removeEntryDocument,
  TimesheetOutbox_removeLeaveDocument,
  TimesheetOutbox_saveEntryDocument,
  TimesheetOutbox_saveLeaveDocument,
  TimesheetOutbox_theirsDocument,
} from '#generated/features/timesheet/outbox/timesheet-outbox.ts'
import { type Failure, toFailure } from '#machines/failure.ts'
import type { OperationResult } from '#machines/timesheet-outbox/known-records.ts'
import { type SendRequest, timesheetOutbox } from '#machines/timesheet-outbox/timesheet-outbox.machine.ts'
import { isLocalId, serverFailed, type TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { expectData, underKey } from '../../expect-data.ts'
import { defineFlow } from '../../use-flow.ts'

/** A record as the operations carry it, without what the cache adds to it. */
export const entryDataOf = (entry: TimesheetOutbox_entryFragment): TimesheetEntryData => ({
  id: entry.id,
  version: entry.version,
  date: entry.date,
  commitment: { id: entry.commitment.id, name: entry.commitment.name },
  project: { id: entry.project.id, name: entry.project.name },
  epic: entry.epic,
  ticket: entry.ticket,
  activity: { id: entry.activity.id, value: entry.activity.value },
  technology: { id: entry.technology.id, value: entry.technology.value },
  effort: entry.effort,
  adjustment: entry.adjustment,
  description: entry.description,
})

/**
 * The data of an answered mutation.
 *
 * @throws Failure; a server that failed at the call answered nevertheless, which says that it can be reached
 */
const answerOf = <Data>(answer: Answer<Data>): Data => {
  const failed = answer.error?.graphQLErrors.find(({ extensions }) => extensions.code === serverFailed)
  if (failed !== undefined) throw { kind: 'refused', code: serverFailed, message: failed.message, field: null } satisfies Failure
  return expectData(answer)
}

const serverId = (id: string): string | null => (isLocalId(id) ? null : id)

const send = async (client: Client, { key, work }: SendRequest): Promise<OperationResult | null> => {
  const once = underKey(key)
  switch (work.kind) {
    case 'saveEntry': {
      const { id, version, date, commitment, project, epic, ticket, effort, activity, technology, description } = work.entry
      const input = {
        id: serverId(id),
        version: isLocalId(id) ? null : version,
        commitmentId: commitment.id,
        projectId: project.id,
        epic,
        date,
        ticket,
        effort,
        activityId: activity.id,
        technologyId: technology.id,
        description,
      }
      const { saveTimesheetEntry } = answerOf(
        await client.mutation(TimesheetOutbox_saveEntryDocument, { input }, once).toPromise(),
      )
      return { id: saveTimesheetEntry.id, version: saveTimesheetEntry.version }
    }
    case 'removeEntry': {
      const { id, version } = work.entry
      answerOf(await client.mutation(TimesheetOutbox_removeEntryDocument, { id, version }, once).toPromise())
      return null
    }
    case 'saveLeave': {
      const { date } = work.leave
      const { saveLeave } = answerOf(await client.mutation(TimesheetOutbox_saveLeaveDocument, { date }, once).toPromise())
      return { id: saveLeave.id, version: 0 }
    }
    case 'removeLeave': {
      answerOf(await client.mutation(TimesheetOutbox_removeLeaveDocument, { id: work.leave.id }, once).toPromise())
      return null
    }
  }
}

const readTheirs = async (client: Client, id: string): Promise<TimesheetEntryData | null> => {
  const options = { requestPolicy: 'network-only' } as const
  try {
    const { timesheetEntry } = expectData(await client.query(TimesheetOutbox_theirsDocument, { id }, options).toPromise())
    return entryDataOf(timesheetEntry)
  } catch (error) {
    const failure: Failure = toFailure(error)
    if (failure.kind === 'refused' && failure.code === 'NOT_FOUND') return null
    throw error
  }
}

/** The first of a stream, unless the actor is stopped before. */
const first = <T>(stream: Observable<T>, signal: AbortSignal): Promise<T> =>
  firstValueFrom(stream.pipe(takeUntil(fromEvent(signal, 'abort'))))

/** Milliseconds between looks at the network: 2 s, then twice as long each time, up to 30 s. */
const patience = (looks: number): number => Math.min(30_000, 2_000 * 2 ** Math.min(looks, 4))

/** Time records and leave on their way to the server; every call carries its operation's key, so that a repeated one happens once. */
export const timesheetOutboxFlow = defineFlow(timesheetOutbox, ({ teamClient, now }) =>
  timesheetOutbox.provide({
    actors: {
      sendOperation: fromPromise(async ({ input }) => send(await teamClient(), input)),
      readTheirs: fromPromise(async ({ input: { id } }) => readTheirs(await teamClient(), id)),
      awaitNetwork: fromPromise(async ({ input: { looks }, signal }) => {
        await first(merge(fromEvent(window, 'online'), timer(patience(looks))), signal)
      }),
      awaitMoment: fromPromise(({ input: { moment }, signal }) => {
        const wait = moment - now()
        return first(wait <= 0 ? of(now()) : timer(wait).pipe(map(() => Math.max(moment, now()))), signal)
      }),
    },
  }),
)
