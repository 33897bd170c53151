/** Most bytes of a report of a problem, as UTF-8: what is saved, sent and kept (docs/problem-reports.md). */
export const largestReport = 1024 * 1024

/** Days for which the service keeps a report. */
export const reportLifetimeDays = 30
