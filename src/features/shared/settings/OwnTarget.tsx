import { hoursText } from '#ui/number-text.ts'
import { ProgressBar } from '#ui/Progress.tsx'
import { useKeptSettings } from './use-settings.ts'

/** How far the hours of a week have come to what the person wants to log in one; nothing when they want nothing. @param hours logged */
export function OwnTarget({ hours }: { hours: number }) {
  const target = useKeptSettings()?.weekTarget ?? null
  if (target === null) return null
  return <ProgressBar label="Your target" value={hours / target} valueText={`${hoursText(hours)} of ${hoursText(target)}`} />
}

/** The same as the end of a line that says the hours. */
export function OwnTargetInWords({ hours }: { hours: number }) {
  const target = useKeptSettings()?.weekTarget ?? null
  if (target === null) return null
  const own = `your target of ${hoursText(target)}`
  return hours < target ? ` · ${hoursText(target - hours)} to ${own}` : ` · ${own} is reached`
}
