import { type ComponentType, createContext, type ReactNode, useContext } from 'react'

export interface FailedActionProps {
  /** What the view says. */
  said?: ReactNode
}

/** What a failed view offers besides Retry: the page says what; nothing by itself. */
export const FailedActionContext = createContext<ComponentType<FailedActionProps>>(() => null)

export function FailedAction(props: FailedActionProps) {
  const Offered = useContext(FailedActionContext)
  return <Offered {...props} />
}

/** What a boundary caught last, for whoever reports it. */
export const caught: { last: unknown } = { last: undefined }
