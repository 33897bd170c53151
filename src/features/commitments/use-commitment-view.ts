import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom'
import { type CommitmentView, readCommitmentView, writeCommitmentView } from '#view-models/commitment-list.ts'

/** The epic that was chosen on a commitment: its quick timesheet form is open. */
export interface QuickChoice {
  readonly commitmentId: string
  readonly projectId: string
  readonly epic: string
}

const readQuick = (query: URLSearchParams): QuickChoice | null => {
  const [commitmentId, projectId, epic] = [query.get('log'), query.get('project'), query.get('epic')]
  return commitmentId && projectId && epic ? { commitmentId, projectId, epic } : null
}

const writeQuick = (quick: QuickChoice | null): Readonly<Record<string, string>> =>
  quick === null ? {} : { log: quick.commitmentId, project: quick.projectId, epic: quick.epic }

/** What the filter's own letters leave in the history, so that they are not taken for somebody else's. */
const fromField = { fromField: true } as const

const isFromField = (state: unknown): boolean => typeof state === 'object' && state !== null && 'fromField' in state

/**
 * What the list shows, which is in the address: Back undoes it and a link carries it.
 *
 * The filter's text is held apart as it is typed, because the address follows a moment later. Its first letter is a step of the
 * history; the others change that step.
 */
export const useCommitmentView = () => {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const way = useNavigationType()
  const view = readCommitmentView(query)
  const quick = readQuick(query)
  const [typed, setTyped] = useState(view.filter)
  // What the address says, ahead of the page, which is drawn when there is time.
  const written = useRef(view.filter)
  const isTyped = way !== 'POP' && isFromField(state)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of the history has a key of its own
  useEffect(() => {
    if (isTyped) return
    written.current = view.filter
    setTyped(view.filter)
  }, [key, isTyped])
  const write = (next: CommitmentView, open: QuickChoice | null) => ({ ...writeCommitmentView(next), ...writeQuick(open) })
  return {
    view,
    typed,
    quick,
    /** Shows it another way, from the first page unless told. */
    show: (changes: Partial<CommitmentView>) => setQuery(write({ ...view, filter: written.current, page: 1, ...changes }, null)),
    type: (text: string) => {
      setTyped(text)
      const filter = text.trim() === '' ? '' : text
      if (filter === written.current) return
      const isStep = (filter === '') !== (written.current === '')
      written.current = filter
      setQuery(write({ ...view, filter, page: 1 }, null), { replace: !isStep, state: fromField })
    },
    openQuick: (choice: QuickChoice) => setQuery(write(view, choice)),
    closeQuick: () => setQuery(write(view, null), { replace: true }),
  }
}
