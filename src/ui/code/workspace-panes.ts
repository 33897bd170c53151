import type { ReactNode } from 'react'

/** One part of the workspace: the question, an editor, the output. */
export interface WorkspacePane {
  readonly id: string
  /** On its tab, and its name for screen readers. */
  readonly label: string
  readonly kind: 'question' | 'editor' | 'output'
  readonly content: ReactNode
}
