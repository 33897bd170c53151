import type { Progress } from '#view-models/optimistic-overlay.ts'

/** How far what is shown is from the server, in words. */
export const progressTexts: Readonly<Record<Progress, string>> = {
  saved: 'saved',
  waiting: 'waits to be sent',
  sending: 'saving',
  refused: 'not saved',
  conflict: 'changed elsewhere',
}
