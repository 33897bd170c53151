import { Card } from '#ui/Card.tsx'
import { smallChartHeight } from '#ui/charts/BarChart.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Legend, Members } from './audit-layout.ts'

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** Stands where the members' charts will be. @param label what is loading */
export function AuditSkeleton({ label, count = places.length }: { label: string; count?: number }) {
  return (
    <SkeletonGroup label={label}>
      <Legend>
        <Skeleton $width="22rem" $height="1rem" />
      </Legend>
      <Members>
        {places.slice(0, count).map((place) => (
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
      </Members>
    </SkeletonGroup>
  )
}
