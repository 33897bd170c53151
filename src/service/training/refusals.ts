import { HttpError, invalid } from '../http-error.ts'

/** What the calls of training are refused with. */

export const noRoadMap = () => new HttpError(404, 'There is no such roadmap.')
export const noCourseHere = () => new HttpError(404, 'There is no such course.')
export const noAssessment = () => new HttpError(404, 'There is no such assessment.')
export const noQuestion = () => new HttpError(404, 'There is no such question.')
export const noStep = () => new HttpError(404, 'There is no such step.')

/** @param title of the step before */
export const stepLocked = (title: string) => new HttpError(409, `This step opens when ${title} is completed.`)
export const courseNotStarted = () => new HttpError(409, 'Start the course first.')
export const assessmentNotStarted = () => new HttpError(409, 'Start the assessment first.')
export const timeOver = () => new HttpError(409, 'Time is over.')
export const restartedSince = () => new HttpError(409, 'The assessment was restarted since this answer was written.')
export const alreadySubmitted = () => new HttpError(409, 'The assessment is submitted.')
export const notRestartable = () => new HttpError(409, 'This assessment cannot be restarted.')
export const stillRunning = () => new HttpError(409, 'The assessment is still running.')
export const completedByAssessment = () => new HttpError(409, 'An assessment completes its step itself.')
export const alreadyRequested = () => new HttpError(409, 'You have already requested access.')
export const staysCompleted = () => invalid('IsComplete', 'A completed step stays completed.')
