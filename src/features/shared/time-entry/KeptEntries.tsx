import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import type { EntryDraft } from '#machines/timesheet-entry/entry-draft.ts'
import type { timesheetEntryKeys } from '#machines/timesheet-entry/timesheet-entry.machine.ts'
import { messages } from '#rules/messages.ts'
import { isDay } from '#rules/weeks.ts'
import { Stack } from '#ui/layout.tsx'
import { DraftOffer } from '../flows/DraftOffer.tsx'
import { useLeaving } from '../flows/use-leaving.ts'
import { formatCalendarDay } from '../formats/format.ts'
import { useClosing, useEntryFlow } from './use-entry-form.ts'

interface KeptEntriesProps {
  /** The form whose drafts they are. */
  use: keyof typeof timesheetEntryKeys
  /** Whether the page shows the form in a place of its own; always, when left out. */
  isFormShown?: boolean
  /** What the page shows around the form, which is put aside when that becomes something else. */
  about?: string
  /** Why a draft cannot be gone on with now. */
  obstacleOf?: (draft: EntryDraft) => string | undefined
  /** Told which draft is gone on with. */
  onContinue?: (draft: EntryDraft) => void
}

const wordsOf = ({ values: { date, epic } }: EntryDraft): string => {
  const words = isDay(date) ? messages.unsavedEntryOf.replace('{day}', formatCalendarDay(date)) : messages.unsavedEntry
  return epic.trim() === '' ? words : `${words}, ${epic.trim()}`
}

/** What earlier pages left in the form of a time record, a line each; nothing while the form is open: a projection of `timesheet-entry`. */
export function KeptEntries({ use, isFormShown = true, about, obstacleOf, onContinue }: KeptEntriesProps) {
  const { actor, send } = useEntryFlow(use)
  const drafts = useSelector(actor, (state) => (state.matches('offering') ? state.context.drafts : none))
  const hide = useCallback(() => {
    if (actor.getSnapshot().can({ type: 'form.hidden' })) send({ type: 'form.hidden' })
  }, [actor, send])
  useClosing(isFormShown, hide)
  useLeaving(about, hide)
  if (drafts.length === 0) return null
  return (
    <Stack $gap="s2">
      {drafts.map((draft, index) => (
        <DraftOffer
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft is nothing but its place in the list
          key={index}
          words={wordsOf(draft)}
          obstacle={obstacleOf?.(draft)}
          onContinue={() => {
            send({ type: 'draft.continued', index })
            onContinue?.(draft)
          }}
          onDiscard={() => send({ type: 'draft.discarded', index })}
        />
      ))}
    </Stack>
  )
}

const none: readonly EntryDraft[] = []
