/** Texts of the catalogues of courses and assessments. */

export const noCourses = 'Oops! Looks like there are no courses available.'
export const noAssessments = 'No assessment matches.'
export const catalogueLoadFailed = 'Error fetching data. Please try again.'
export const accessRequested = 'Your request has been sent.'
