import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'

/** Stands where the days will, while they or the code that draws them are on their way. */
export function DaysLoading() {
  return (
    <SkeletonGroup label="Loading your timesheet…">
      <Stack $gap="s2">
        <Skeleton $height="2.5rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="3rem" />
        <Skeleton $height="2.5rem" />
      </Stack>
    </SkeletonGroup>
  )
}
