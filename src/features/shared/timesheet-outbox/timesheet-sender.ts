import type { Client } from '@urql/core'
import {
  type TimesheetOutbox_entryFragment,
  TimesheetOutbox_remoteDocument,
  TimesheetOutbox_removeEntryDocument,
  TimesheetOutbox_removeLeaveDocument,
  TimesheetOutbox_saveEntryDocument,
  TimesheetOutbox_saveLeaveDocument,
} from '#generated/features/shared/timesheet-outbox/timesheet-outbox.ts'
import { type Failure, toFailure } from '#machines/failure.ts'
import type { SavedRecord } from '#machines/outbox/known-records.ts'
import type { RemoteRecord } from '#machines/outbox/operation.ts'
import { remoteOf, workOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { isLocalId } from '#rules/record-id.ts'
import type { TimesheetEntryData, TimesheetWork } from '#rules/timesheet-operations.ts'
import { expectData, underKey } from '../services/expect-data.ts'
import type { OperationSender } from '../services/services.ts'

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

const serverId = (id: string): string | null => (isLocalId(id) ? null : id)

const send = async (client: Client, key: string, work: TimesheetWork): Promise<SavedRecord | null> => {
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
      const { saveTimesheetEntry } = expectData(
        await client.mutation(TimesheetOutbox_saveEntryDocument, { input }, once).toPromise(),
      )
      return { id: saveTimesheetEntry.id, version: saveTimesheetEntry.version }
    }
    case 'removeEntry': {
      const { id, version } = work.entry
      expectData(await client.mutation(TimesheetOutbox_removeEntryDocument, { id, version }, once).toPromise())
      return null
    }
    case 'saveLeave': {
      const { date } = work.leave
      const { saveLeave } = expectData(await client.mutation(TimesheetOutbox_saveLeaveDocument, { date }, once).toPromise())
      return { id: saveLeave.id, version: null }
    }
    case 'removeLeave': {
      expectData(await client.mutation(TimesheetOutbox_removeLeaveDocument, { id: work.leave.id }, once).toPromise())
      return null
    }
  }
}

const readRemote = async (client: Client, id: string): Promise<RemoteRecord | null> => {
  const options = { requestPolicy: 'network-only' } as const
  try {
    const { timesheetEntry } = expectData(await client.query(TimesheetOutbox_remoteDocument, { id }, options).toPromise())
    return remoteOf(entryDataOf(timesheetEntry))
  } catch (error) {
    const failure: Failure = toFailure(error)
    if (failure.kind === 'refused' && failure.code === 'NOT_FOUND') return null
    throw error
  }
}

/** Sends changes of time records and leave. */
export const timesheetSender: OperationSender = {
  send: (client, request) => {
    const work = workOf(request)
    if (work === null) throw new Error(`The timesheet does not send '${request.kind}'`)
    return send(client, request.key, work)
  },
  readRemote: (client, { id }) => readRemote(client, id),
}
