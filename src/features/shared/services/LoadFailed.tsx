import type { CombinedError } from '@urql/core'
import { failureText } from '#machines/failure.ts'
import { ErrorState } from '#ui/States.tsx'
import { failureOf } from './expect-data.ts'

interface LoadFailedProps {
  /** What could not be loaded, in the person's words. */
  title: string
  /** The query's error; undefined when the answer was unusable. */
  error: CombinedError | undefined
  onRetry: () => void
}

/** The view of what could not be loaded: what, why, and Retry. */
export function LoadFailed({ title, error, onRetry }: LoadFailedProps) {
  return (
    <ErrorState title={title} onRetry={onRetry}>
      {failureText(failureOf(error))}
    </ErrorState>
  )
}
