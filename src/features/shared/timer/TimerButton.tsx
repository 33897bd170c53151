import { Button } from '#ui/Button.tsx'
import { useWorkTimer } from './use-work-timer.ts'

/** Begins to measure time before it is said of what, or stops. */
export function TimerButton() {
  const { state, start, stop } = useWorkTimer()
  if (state === 'stopped') return null
  return state === 'running' ? (
    <Button onPress={stop}>Stop timer</Button>
  ) : (
    <Button onPress={() => start({ values: {}, name: '' })}>Start timer</Button>
  )
}
