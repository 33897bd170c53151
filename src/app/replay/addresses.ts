/** Where `npm run replay` shows a report. */
export const replayAddress = '/dev/replay'

/** Where it serves the report itself. */
export const reportAddress = '/dev/replay/report.json'

/** Where its frame begins, before it goes to the address of the report. */
export const frameAddress = '/dev/replay/frame'
