import { fromPromise } from 'xstate'
import {
  NewName_addEpicDocument,
  NewName_requestJobTitleDocument,
  NewName_requestSkillDocument,
} from '#generated/features/shared/new-name/new-name.ts'
import { type NewName, newName } from '#machines/new-name/new-name.machine.ts'
import { defineFlow } from '../flows/use-flow.ts'
import { expectData, type PortalClient, underKey } from '../services/expect-data.ts'

const send = async (client: PortalClient, { list, name, requestKey }: NewName): Promise<void> => {
  const once = underKey(requestKey)
  if (list.of === 'epics') {
    const variables = { projectId: list.projectId, name }
    expectData(await client.mutation(NewName_addEpicDocument, variables, once).toPromise())
  } else if (list.of === 'skills') {
    expectData(await client.mutation(NewName_requestSkillDocument, { title: name }, once).toPromise())
  } else {
    expectData(await client.mutation(NewName_requestJobTitleDocument, { title: name }, once).toPromise())
  }
}

/** Asks the admin, or adds the epic; that answer puts it into the project's list. The request key makes a repeated request one. */
export const newNameFlow = defineFlow(newName, ({ teamClient }) =>
  newName.provide({ actors: { sendName: fromPromise(async ({ input }) => await send(await teamClient(), input)) } }),
)
