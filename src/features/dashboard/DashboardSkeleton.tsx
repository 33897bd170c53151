import { Card } from '#ui/Card.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Cards, leastBarCard, leastPieCard, Part } from './dashboard-layout.ts'

const pies = ['activity', 'technology', 'epic']
const lines = ['80%', '65%', '72%', '50%', '60%']

/** Stands where the charts will be. */
export function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Loading your dashboard…">
      <Stack $gap="s8">
        <Part as="div">
          <Skeleton $width="15rem" $height="1.75rem" />
          <Cards $least={leastPieCard}>
            {pies.map((key) => (
              <Card key={key} as="div">
                <Stack $gap="s5">
                  <Cluster $justify="space-between">
                    <Skeleton $width="6rem" $height="1.5rem" />
                    <Skeleton $width="8rem" $height="1.5rem" />
                  </Cluster>
                  <Stack $align="center" $gap="s6">
                    <Skeleton $width="13rem" $height="13rem" $round />
                    <Stack style={{ width: '100%' }} $gap="s3">
                      {lines.map((width) => (
                        <Skeleton key={width} $width={width} />
                      ))}
                    </Stack>
                  </Stack>
                </Stack>
              </Card>
            ))}
          </Cards>
        </Part>
        <Part as="div">
          <Skeleton $width="15rem" $height="1.75rem" />
          <Cards $least={leastBarCard}>
            <Card as="div">
              <Skeleton $height="18rem" />
            </Card>
            <Card as="div">
              <Skeleton $height="18rem" />
            </Card>
          </Cards>
        </Part>
      </Stack>
    </SkeletonGroup>
  )
}
