import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { type OfferedEntry, offeredEntries } from '#machines/timesheet-pins/offered-entries.ts'
import { selectPinFailure, selectPinned } from '#machines/timesheet-pins/timesheet-pins.machine.ts'
import { media } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { useFlow } from '../flows/use-flow.ts'
import { useServices } from '../services/services.ts'
import { useReload } from '../services/use-reload.ts'
import { timesheetPinsFlow } from './timesheet-pins.actors.ts'
import type { EntryFormView } from './use-entry-form.ts'

/**
 * The earlier records that the form offers to begin from, and their pins: the `timesheet-pins` machine over what the server has.
 *
 * @param isPlaced whether the form was opened for one epic, whose they are
 */
export const useOfferedEntries = ({ actor, earlier, choices, askEarlier }: EntryFormView, isPlaced: boolean) => {
  const { newKey } = useServices()
  const { state, send } = useFlow(timesheetPinsFlow)
  const place = useSelector(actor, ({ context }) => context.initial)
  const isWide = useMedia(media.fromCompact)
  // What became of a change without an answer only the server knows.
  useReload(state.hasTag('busy'), askEarlier)
  useEffect(() => {
    send({ type: 'form.shown' })
    return () => send({ type: 'form.hidden' })
  }, [send])
  const { offered: before } = state.context
  const pinned = selectPinned(state, earlier.pinned)
  const offered = offeredEntries(
    { pinned, recent: earlier.recent, offered: before, choices, place: isPlaced ? place : null },
    isWide ? 'wide' : 'narrow',
  )
  return {
    state: state.value,
    offered,
    columns: isWide ? 2 : 1,
    failure: selectPinFailure(state),
    change: ({ entry, isPinned }: OfferedEntry) =>
      send({
        type: 'pin.changed',
        entry,
        isPinned: !isPinned,
        requestKey: newKey(),
        // What is on its way keeps what was offered when it was pressed first.
        offered: before.length > 0 ? before : offered.map((one) => one.entry),
      }),
  }
}
