import { type ReactNode, useCallback, useState } from 'react'
import { NewName } from '../shared/new-name/NewName.tsx'

interface RequestDialogProps {
  list: 'skills' | 'jobTitles'
  /** Names that are in the list already. */
  existing: readonly string[]
  /** What opens the dialog: gets the function that does it, with what the person has typed so far. */
  opener: (open: (name?: string) => void) => ReactNode
}

/** Asking the admin for a skill or a job title that the list lacks (specification 2.6). */
export function RequestDialog({ list, existing, opener }: RequestDialogProps) {
  const [name, setName] = useState<string | null>(null)
  const close = useCallback(() => setName(null), [])
  return (
    <>
      {opener((typed = '') => setName(typed))}
      {name !== null && <NewName owner={list} list={{ of: list }} name={name} existing={existing} onOver={close} />}
    </>
  )
}
