/** Texts of commit authors (specification 8, Authors). What the outbox says of them is in every page with an outbox. */

export const authorsIgnored = 'Authors has been successfully ignored!'
export const authorIgnored = 'Author has been successfully ignored!'
export const authorAssignmentsRemoved = 'Assigned Team Members have been successfully removed!'
export const authorSaved = 'Author has been successfully saved!'
export const noAuthorSelected = 'Author has not been selected yet'
export const authorGone = 'There is no such author.'
export const authorsLoadFailed = 'The authors could not be loaded.'
export const noAuthors = 'No authors yet.'
export const noAuthorMatches = 'No author matches.'
export const tooManyAuthors = 'At most 5,000 authors can be changed at once.'
