import { Component, type ReactNode } from 'react'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

interface Props {
  /** A new value shows the children again. */
  resetKey: string
  children: ReactNode
}

interface State {
  readonly failedFor: string | null
}

/** The failed face of a screen that could not be loaded or threw: says so, offers Retry, and leaves the rest of the page alone. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failedFor: null }

  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return state.failedFor !== null && state.failedFor !== props.resetKey ? { failedFor: null } : null
  }

  override componentDidCatch(): void {
    this.setState({ failedFor: this.props.resetKey })
  }

  static getDerivedStateFromError(): Partial<State> {
    return { failedFor: '' }
  }

  override render(): ReactNode {
    if (this.state.failedFor === null) return this.props.children
    return (
      <Alert tone="error" actions={<Button onPress={() => location.reload()}>Retry</Button>}>
        {messages.genericError}
      </Alert>
    )
  }
}
