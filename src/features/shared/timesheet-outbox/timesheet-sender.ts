import {
  TimesheetOutbox_remoteDocument,
  TimesheetOutbox_removeEntryDocument,
  TimesheetOutbox_removeLeaveDocument,
  TimesheetOutbox_saveEntryDocument,
  TimesheetOutbox_saveLeaveDocument,
} from '#generated/features/shared/timesheet-outbox/timesheet-outbox.ts'
import { isRefused } from '#machines/failure.ts'
import type { SavedRecord } from '#machines/outbox/known-records.ts'
import type { RemoteRecord } from '#machines/outbox/operation.ts'
import { remoteOf, workOf } from '#machines/timesheet-operations/timesheet-operations.ts'
import { isLocalId } from '#rules/record-id.ts'
import type { TimesheetWork } from '#rules/timesheet-operations.ts'
import { expectData, type PortalClient, underKey } from '../services/expect-data.ts'
import type { OperationSender } from '../services/services.ts'
import { entryDataOf } from './entry-data.ts'

const serverId = (id: string): string | null => (isLocalId(id) ? null : id)

const send = async (client: PortalClient, key: string, work: TimesheetWork): Promise<SavedRecord | null> => {
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

const readRemote = async (client: PortalClient, id: string): Promise<RemoteRecord | null> => {
  const options = { requestPolicy: 'network-only' } as const
  try {
    const { timesheetEntry } = expectData(await client.query(TimesheetOutbox_remoteDocument, { id }, options).toPromise())
    return remoteOf(entryDataOf(timesheetEntry))
  } catch (error) {
    if (isRefused(error, 'NOT_FOUND')) return null
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
