export const payRunsLoadFailed = 'There is an error in fetching PayRuns from store!'
export const payRunConfirmQuestion = 'Are you sure you want to confirm this pay run?'
export const payRunConfirmed = 'Pay run has been successfully confirmed!'
export const payRunNotFound = 'Pay run not found!'
export const payRunChanged = 'This pay run has changed since you saw it. Please look at it again.'
export const payRunOutdated =
  'Your time records have changed since this pay run was made. It has to be made anew before you confirm it.'
export const payRunConfirmedAlready = 'This pay run is confirmed already.'
export const noPayRuns = 'No pay runs yet.'
export const noMatchingPayRun = 'No pay run matches.'
export const recordNotFound = 'There is no such record.'
export const noPayRunRecords = 'These time records are gone.'
/** `{hours}`: what the line pays for, in words. */
export const payRunRecordsChanged = 'This pay run pays {hours}: the records have changed since it was made.'
