import { counted } from '#rules/counted.ts'
import { messages } from '#rules/messages.ts'
/** What somebody reads who would lose changes with the session. @param unsent how many are on this device alone */
export const unsentTexts = (unsent: number) => ({
  title: counted(unsent, messages.unsentChanges),
  lose: counted(unsent, messages.logOutAndLose),
})
