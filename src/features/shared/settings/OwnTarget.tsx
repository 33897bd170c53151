import { hoursText } from '#ui/number-text.ts'
import { ProgressBar } from '#ui/Progress.tsx'
import { useKeptSettings } from './use-settings.ts'

/** How far the hours of a week have come to what the person wants to log in one; nothing when they want nothing. @param hours logged */
export function OwnTarget({ hours }: { hours: number }) {
  const target = useKeptSettings()?.weekTarget ?? null
  if (target === null) return null
  return <ProgressBar label="Your target" value={hours / target} valueText={`${hoursText(hours)} of ${hoursText(target)}`} />
}
