import { Component, type ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { caught } from '#ui/failed-action.tsx'
import { NoServer, reloadFromServer } from './reload.ts'

interface Props {
  /** A new value shows the children again. */
  resetKey: string
  /** Stands in the place of the failed view. */
  fallback?: ReactNode
  children: ReactNode
}

interface State {
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  /** No server answered: when the code was fetched, or at Retry. */
  readonly isAlone: boolean
  readonly shownFor: string
}

const fresh = { hasFailed: false, isRetrying: false, isAlone: false } as const

/** The failed view of a screen that could not be loaded or threw: says so, offers Retry, and leaves the rest of the page alone. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { ...fresh, shownFor: this.props.resetKey }

  static getDerivedStateFromProps({ resetKey }: Props, { shownFor }: State): State | null {
    return resetKey === shownFor ? null : { ...fresh, shownFor: resetKey }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { hasFailed: true, isAlone: error instanceof NoServer }
  }

  override componentDidCatch(error: unknown): void {
    caught.last = error
  }

  private readonly retry = async (): Promise<void> => {
    this.setState({ isRetrying: true })
    const reload = await reloadFromServer()
    if (reload !== 'reloading') this.setState({ isRetrying: false, isAlone: true })
  }

  override render(): ReactNode {
    const { children, fallback } = this.props
    const { hasFailed, isRetrying, isAlone } = this.state
    if (!hasFailed) return children
    if (fallback !== undefined) return fallback
    return (
      <Alert
        tone="error"
        actions={
          <Button busy={isRetrying} onPress={() => void this.retry()}>
            Retry
          </Button>
        }
      >
        {messages.genericError}
        {isAlone && ` ${messages.serverUnreachable}`}
      </Alert>
    )
  }
}
