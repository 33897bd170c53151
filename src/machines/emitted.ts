export type NoticeStatus = 'success' | 'error' | 'warning' | 'info'

/** A machine asks for a snackbar; whoever composes the portal puts it into the `snackbars` queue. */
export interface NoticeRaised {
  readonly type: 'notice.raised'
  readonly status: NoticeStatus
  readonly body: string
}

/** A machine asks to leave for another address of the portal. */
export interface NavigationRequested {
  readonly type: 'navigation.requested'
  readonly to: string
  readonly replace: boolean
  /** Load the page anew, so that nothing of the session before stays in memory. */
  readonly reload?: boolean
}

/** Everything a machine can emit: the composition root listens to each flow for these two. */
export type Emitted = NoticeRaised | NavigationRequested
