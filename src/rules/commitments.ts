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
