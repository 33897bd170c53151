/** Texts of assessments (specification 2.9; decisions A28, B Assessment). */

export const assessmentTimeOver = 'Time is over.'
export const assessmentRestarted = 'The assessment was restarted since this answer was written.'
export const assessmentNotSubmitted = {
  one: '{count} question is not submitted. Submit anyway?',
  other: '{count} questions are not submitted. Submit anyway?',
}
export const assessmentChanges = {
  one: 'What you typed since in {count} question is not submitted. Submit anyway?',
  other: 'What you typed since in {count} questions is not submitted. Submit anyway?',
}
export const assessmentUnsent = {
  one: '{count} answer could not be sent. Submit anyway?',
  other: '{count} answers could not be sent. Submit anyway?',
}
export const assessmentRestartQuestion = 'Are you sure?'
export const assessmentLoadFailed = 'The assessment could not be loaded.'
export const answerWaits = 'The answer waits for the network.'
export const answerTaken = 'Taken at {time}'
export const answerChanged = 'What you typed since is not submitted.'
export const answerDraft = 'Not submitted. Kept on this device.'
export const nothingToSubmit = 'There is nothing to submit yet.'
export const firstQuestion = 'This is the first question.'
export const lastQuestion = 'This is the last question.'
export const assessmentSubmitting = 'The assessment is being submitted.'
export const accessAskedFor = 'You have asked for access.'
