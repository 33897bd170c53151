/** Texts of a team's week: apart from the managers' others, because the dashboard shows it. */

export const weeklyAuditLoadFailed = 'The weekly timesheet audit could not be loaded.'
export const noReports = 'Nobody reports to you yet.'
export const membersShown = { one: '{count} team member', other: '{count} team members' }
export const membersLacking = { one: '{count} with missing hours', other: '{count} with missing hours' }
