import { Button } from '#ui/Button.tsx'
import type { EntryFormView } from '../time-entry/use-entry-form.ts'
import { useWorkTimer } from './use-work-timer.ts'

/** Measures the time of what the form of a new record says, instead of entering it; nothing while something is measured already. */
export function StartTimer({ view }: { view: EntryFormView }) {
  const { state, start } = useWorkTimer()
  if (state !== 'idle' || view.measured !== null || view.busy) return null
  return (
    <Button
      variant="quiet"
      onPress={() => {
        start(view.timedWork())
        view.cancel()
      }}
    >
      Start timer
    </Button>
  )
}
