import { Card } from '#ui/Card.tsx'
import { smallChartHeight } from '#ui/charts/bar-plots.ts'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Alone, Legend, Members } from './audit-layout.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

interface AuditSkeletonProps {
  /** What is loading. */
  label: string
  /** Whether one member will stand there alone. */
  isAlone: boolean
}

/** Stands where the members' charts will be. */
export function AuditSkeleton({ label, isAlone }: AuditSkeletonProps) {
  const Place = isAlone ? Alone : Members
  return (
    <SkeletonGroup label={label}>
      <Legend>
        <Skeleton $width="22rem" $height="1rem" />
      </Legend>
      <Place>
        {places.slice(0, isAlone ? 1 : undefined).map((place) => (
          <Card key={place} as="div">
            <Stack $gap="s5">
              <Stack $gap="s2">
                <Cluster $gap="s3">
                  <Skeleton $width="2rem" $height="2rem" $round />
                  <Skeleton $width="9rem" $height="1.25rem" />
                </Cluster>
                <Skeleton $width="12rem" $height="1.5rem" />
              </Stack>
              <Skeleton $height={`${smallChartHeight}px`} />
            </Stack>
          </Card>
        ))}
      </Place>
    </SkeletonGroup>
  )
}
