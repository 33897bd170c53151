/** The finer state of a commitment (specification 4, Commitment StatusV2). */
export const commitmentStatuses = ['Pending', 'TeammemberPending', 'Upcoming', 'Active', 'Expired', 'Rejected'] as const
export type CommitmentStatusV2 = (typeof commitmentStatuses)[number]
export type CommitmentStatus = Exclude<CommitmentStatusV2, 'TeammemberPending'>

/** Counts as active for menus and guards: Active or TeammemberPending (specification 2.2; decision A25). */
export const countsAsActive = (status: string): boolean => status === 'Active' || status === 'TeammemberPending'

/** Waits for the member's answer, and so for the badge in the menu (specification 2.1, Commitments row; decision A25). */
export const awaitsMember = (status: string): boolean => status === 'Pending' || status === 'TeammemberPending'

/** What the person sees: TeammemberPending shows as Pending (decision A26). */
export const shownStatus = (status: CommitmentStatusV2): CommitmentStatus => (status === 'TeammemberPending' ? 'Pending' : status)

/** Whether a stored text is one of the states. */
export const isCommitmentStatus = (text: string): text is CommitmentStatusV2 =>
  commitmentStatuses.some((status) => status === text)

/**
 * What a commitment is on a day (specification 4): Upcoming before its StartDate, Active from then on, Expired from the day after
 * its EndDate. What waits for an answer, was rejected or was ended stays as it is.
 *
 * @param stored the state that was written down last
 * @param startDate `YYYY-MM-DD`; null for one without a start, which by itself is not begun
 * @param endDate the last day, `YYYY-MM-DD`; null for one without an end
 * @param today the day it is in the commitment's time zone, `YYYY-MM-DD`
 */
export const statusOn = (
  stored: CommitmentStatusV2,
  startDate: string | null,
  endDate: string | null,
  today: string,
): CommitmentStatusV2 => {
  if (stored !== 'Active' && stored !== 'Upcoming') return stored
  if (endDate !== null && endDate < today) return 'Expired'
  if (startDate !== null) return startDate > today ? 'Upcoming' : 'Active'
  return stored
}
