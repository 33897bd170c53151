/** Texts of what line managers do: accesses (specification 5 and 8, Access; decisions B), authors, the weekly timesheet audit, the report. */

export const accessEmailInvalid = 'E-mail must be valid.'
export const accessUrlInvalid = 'URL must be valid.'
export const teamMemberNotFound = 'team member not found!'
export const accessSaved = 'Access has been successfully saved!'
export const accessNotificationSent = 'Notification has been sent.'
export const noActionSelected = 'No action has been selected yet.'
export const actionsApplied = '{n} actions applied, {m} failed.'
export const accessGone = 'There is no such access.'
export const accessRevoked = 'This access has been revoked already.'
export const accessNotGranted = 'This access has not been granted yet.'
/** Who granted or revoked where no member did. */
export const accessByAdmin = 'by the admin'
export const accessListLoadFailed = 'The accesses could not be loaded.'
export const noAccesses = 'No accesses yet.'
export const noAccessMatches = 'No access matches.'

export const reportLoadFailed = 'The timesheet report could not be loaded.'
export const noReportRecords = 'No time records match.'
export const reportTooLongForSheet = 'This is more than XLSX can hold. Please choose CSV, or fewer records.'
export const reportExportFailed = 'The report could not be exported. Please try again.'
export const reportExportCancelled = 'The export was cancelled.'
export const weeklyAuditLoadFailed = 'The weekly timesheet audit could not be loaded.'
export const myWeeksLoadFailed = 'Your week could not be loaded.'
export const noReports = 'Nobody reports to you yet.'
export const weekIsEmpty = 'Nothing in this week.'
export const weekToCome = 'There are no figures for the weeks to come.'
export const membersShown = { one: '{count} team member', other: '{count} team members' }
export const membersLacking = { one: '{count} with missing hours', other: '{count} with missing hours' }
export const sameAsManager = 'The figures your line manager sees.'
export const teamLoading = 'The team is still loading.'
export const memberFirst = 'Choose a team member.'
