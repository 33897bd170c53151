/** What can be done with an access (specification 4, Access). */
export const accessActions = ['Grant', 'RequestGrant', 'Revoke', 'RequestRevoke'] as const
export type AccessAction = (typeof accessActions)[number]

/** What the actions are called on the page. */
export const accessActionNames: Readonly<Record<AccessAction, string>> = {
  Grant: 'Grant',
  RequestGrant: 'Send grant request',
  Revoke: 'Revoke',
  RequestRevoke: 'Send revoke request',
}

export interface AccessState {
  /** When it was granted; null while it is not. */
  readonly grantedOn: string | null
  readonly revokedOn: string | null
}

/**
 * What can be done with an access as it is: grant it while it is not granted, revoke it while it is granted, or ask for either; a revoked
 * one is over (specification 4, Access).
 */
export const actionsOn = ({ grantedOn, revokedOn }: AccessState): readonly AccessAction[] => {
  if (revokedOn !== null) return []
  return grantedOn === null ? ['Grant', 'RequestGrant'] : ['Revoke', 'RequestRevoke']
}

/** Whether an action can be taken on an access as it is. */
export const allows = (state: AccessState, action: AccessAction): boolean => actionsOn(state).includes(action)
