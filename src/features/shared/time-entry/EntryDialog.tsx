import { useId } from 'react'
import type { EntryOpened } from '#machines/timesheet-entry/entry-draft.ts'
import { valuesOf } from '#machines/timesheet-entry/entry-values.ts'
import { usualSettings } from '#rules/personal-settings.ts'
import type { TimesheetEntryData } from '#rules/timesheet-operations.ts'
import { Button } from '#ui/Button.tsx'
import { dayHere } from '../formats/format.ts'
import { useServices } from '../services/services.ts'
import { useKeptSettings } from '../settings/use-settings.ts'
import { StartTimer } from '../timer/StartTimer.tsx'
import { useWorkTimer } from '../timer/use-work-timer.ts'
import { EntryForm } from './EntryForm.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { useClosing, useEntryForm, useOpening } from './use-entry-form.ts'

/** What the dialog begins with: a new record on a day (`YYYY-MM-DD`), a record to be changed, or one to be made like another. */
export type EntryOpening =
  | {
      readonly kind: 'register'
      readonly date: string
      /** Whether an address asked for it, and so for what a timer has measured. */
      readonly asked?: true
    }
  | { readonly kind: 'edit'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'clone'; readonly entry: TimesheetEntryData }

export interface EntryDialogProps {
  /** Null while nothing is being entered, and while a draft that was offered is gone on with. */
  opening: EntryOpening | null
  onClosed: () => void
}

/** The form of one record on the timesheet page (specification 5); a clone has no id and today's date: a projection of `timesheet-entry`. */
export function EntryDialog({ opening, onClosed }: EntryDialogProps) {
  const { now, newKey } = useServices()
  const formId = useId()
  const view = useEntryForm('page')
  const timer = useWorkTimer()
  const rounding = useKeptSettings()?.timerRounding ?? usualSettings.timerRounding
  const { send, busy, isOpen, base } = view
  useOpening(opening, (wish) => {
    const open = (opened: EntryOpened) => send({ type: 'form.opened', draftKey: newKey(), ...opened })
    if (wish.kind === 'register' && wish.asked && timer.state === 'stopped') {
      open({ values: { ...timer.work.values, date: dayHere(timer.startedAt) }, base: null, measured: timer.measured(), rounding })
      timer.take()
    } else if (wish.kind === 'register') open({ values: { date: wish.date }, base: null })
    else if (wish.kind === 'edit') open({ values: valuesOf(wish.entry), base: wish.entry })
    else open({ values: { ...valuesOf(wish.entry), date: dayHere(now()) }, base: null })
  })
  useClosing(isOpen, onClosed)
  const title = base === null ? 'Log time' : 'Edit record'
  return (
    <EntryFrame
      view={view}
      title={title}
      buttons={
        <>
          {base === null && <StartTimer view={view} />}
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Saving the record…">
            Save
          </Button>
        </>
      }
    >
      <EntryForm view={view} id={formId} label={title} owner="page" hasPlace onSubmit={() => view.save(false)} />
    </EntryFrame>
  )
}
