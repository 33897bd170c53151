import { linkTo } from '#rules/paths.ts'
import type { Transaction } from '../db/database.ts'
import { notify, type Sender } from '../notification/notify.ts'

/** Tells whose access it is what was done with it. @param access its tool, and the name of its project */
export const tellOfAccess = async (
  tx: Transaction,
  sender: Sender,
  access: { readonly memberId: string; readonly tool: string; readonly project: string },
  done: 'granted' | 'revoked',
): Promise<void> => {
  const { memberId, tool, project } = access
  const news = { title: `Access ${done}`, body: `${tool} for ${project}: your access has been ${done}.` }
  await notify(tx, sender, { memberId, kind: 'Access', ...news, link: linkTo('AccessList') })
}
