/** Texts of commitments, timesheets, leave, the dashboard and repositories. */

export const decisionQuestion = 'Are you sure about this action ?'
export const rejectReason = 'Reason of Rejecting'
export const rejectButton = 'Yes! Reject it'
export const approveButton = 'Yes! Approve it'
export const commitmentApproved = 'Commitment has been successfully approved!'
export const commitmentRejected = 'Commitment has been successfully rejected!'
export const commitmentDecided = 'This commitment has already been decided.'
export const commitmentNotActive = 'Time can be logged only on an active commitment.'
export const dateNotSet = 'Not set'
export const effortStep = 'Please enter a value multiple of 0.25'
export const effortTooSmall = 'Please enter a value more than 0'
export const effortTooLarge = 'Please enter a value up to 10'
export const periodClosed = 'This period is closed. Please choose {date} or later.'
export const dateOutOfRange = 'Please choose a date from {first} to {last}.'
export const timesheetSaved = 'Timesheet has been successfully saved!'
export const timesheetDeleted = 'Timesheet has been successfully deleted!'
export const timesheetNotSaved = 'There is an error to submit the timesheet record!'
/** Here because every screen with an outbox carries it. */
export const answerNotSaved = 'The answer could not be saved.'
export const timesheetNotDeleted = "Couldn't delete the timesheet record!"
export const timesheetChanged = 'This record has been changed since you opened it.'
export const timesheetGone = 'This record has been deleted.'
export const timesheetOutcomeUnknown = 'This record may have been saved already. Check your timesheet before you save it again.'
export const timesheetSavedElsewhere = 'This record has been saved in another tab. Check your timesheet before you save it again.'
export const unsavedEntry = 'Unsaved entry'
export const unsavedEntryOf = 'Unsaved entry for {day}'
export const unsavedReason = 'Unsaved reason for rejecting {name}'
export const timesheetKept = 'Kept on this device. It is sent when you are online.'
export const dayTooLong = 'More than 24 hours are logged on this day.'
export const futureDate = 'This date is in the future.'
export const technologyNotLinked = 'This technology does not belong to the activity.'
export const activityDisabled = 'This activity is not available any more.'
export const technologyDisabled = 'This technology is not available any more.'
export const projectNotInCommitment = 'This project does not belong to the commitment.'
export const rangeTooLong = 'Please choose at most {days} days.'
export const leaveSaved = 'Leave has been successfully saved!'
export const leaveDeleted = 'Leave has been successfully deleted!'
export const leaveExists = 'Leave is already registered for this date.'
export const leaveGone = 'This leave has been deleted.'
export const epicExists = 'This epic already exists!'
export const epicSaved = 'Epic has been successfully saved!'
export const noCommitments = 'No commitments yet.'
export const noCommitmentMatches = 'No commitment matches.'
export const noTimeLogged = 'No time logged yet.'
export const toDoLoadFailed = 'What there is to do could not be loaded.'
export const nothingWaits = 'Nothing waits for you.'
export const noHoursMissing = 'No hours missing'
export const commitmentsWaiting = {
  one: '{count} commitment waits for your answer',
  other: '{count} commitments wait for your answer',
}
export const payRunsWaiting = {
  one: '{count} pay run waits for your confirmation',
  other: '{count} pay runs wait for your confirmation',
}
export const dashboardLoadFailed = 'The dashboard could not be loaded.'
export const noRepositories = 'No repositories yet.'
export const repositoriesLoadFailed = 'The repositories could not be loaded.'
export const recordsCopied = { one: '{count} record copied.', other: '{count} records copied.' }
export const saveRecords = { one: 'Save {count} record', other: 'Save {count} records' }
export const dayCount = { one: '{count} day', other: '{count} days' }
export const unsentChanges = {
  one: '{count} change is not on the server yet.',
  other: '{count} changes are not on the server yet.',
}
export const logOutAndLose = { one: 'Log out and lose it', other: 'Log out and lose them' }
export const logOutLoses = 'Logging out removes everything of yours from this device. Stay until your changes have been sent.'
export const inGivenOrder = 'Default order'
export const lessonNotCompleted = 'The lesson could not be marked as completed.'
export const nothingHere = 'There is nothing at this address.'
