import { Component, type ComponentType, type ReactNode, useState } from 'react'
import { late } from './late.tsx'

interface BoundaryProps {
  failed: ReactNode
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failed : this.props.children
  }
}

interface LaterProps<Props> {
  /** For the part itself. */
  part: Props
  /** In its place while it is fetched. */
  waiting: ReactNode
  /** In its place when it did not arrive; `retry` fetches it once more. */
  failed: (retry: () => void) => ReactNode
}

/**
 * A part of a component that is heavy and is fetched when it is first shown. That it does not arrive is a view of its own: the
 * screen around it, and what was typed there, stays.
 *
 * @param load imports the part's module
 */
export function loadLater<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<LaterProps<Props>> {
  type Body = Pick<LaterProps<Props>, 'part' | 'waiting'>
  const fetched = () =>
    late<Body>(
      async () => {
        const Part = await load()
        return ({ part }) => <Part {...part} />
      },
      ({ waiting }) => waiting,
    )
  let Fetched = fetched()
  return function Later({ part, waiting, failed }) {
    const [attempt, setAttempt] = useState(0)
    const retry = () => {
      Fetched = fetched()
      setAttempt(attempt + 1)
    }
    return (
      <Boundary key={attempt} failed={failed(retry)}>
        <Fetched part={part} waiting={waiting} />
      </Boundary>
    )
  }
}
