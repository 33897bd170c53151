/** Where `npm run replay` shows a report. */
export const replayAddress = '/dev/replay'

/** Where it serves the report itself. */
export const reportAddress = '/dev/replay/report.json'
