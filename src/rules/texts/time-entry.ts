/** Texts of the forms of time records: apart, because those are fetched late. */

export const commitmentFirst = 'Choose a commitment first.'
export const projectFirst = 'Choose a project first.'
export const activityFirst = 'Choose an activity first.'
export const dayFirst = 'Choose a day first.'
export const nothingToCopy = 'There is nothing to copy.'
export const recordSaving = 'The record is being saved.'
