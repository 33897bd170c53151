/** Texts of the pages of commitments and positions: apart, because the dashboard needs none of them. */

export const narrowShowsCards = 'A narrow page shows cards.'
export const commitmentWithoutProject = 'This commitment has no project.'
export const commitmentWithOneProject = 'This commitment has one project.'
export const decisionOnItsWay = 'The answer is on its way.'
export const applicationOnItsWay = 'Your application is on its way.'
