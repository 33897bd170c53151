import { Card } from '#ui/Card.tsx'
import { BarChartSkeleton } from '#ui/charts/BarChartSkeleton.tsx'
import { PieChartSkeleton } from '#ui/charts/PieChartSkeleton.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { dayBarSeries } from '../shared/day-bars/day-bars.ts'
import { Cards, leastBarCard, leastPieCard, Part } from './dashboard-layout.ts'

const pies = ['activity', 'technology', 'epic']

/** Of a card with a switch. */
const headHeight = '2rem'
const bars = ['first', 'second']

function CardHead() {
  return (
    <Cluster $justify="space-between" style={{ minHeight: headHeight }}>
      <Skeleton $width="6rem" $height="1.5rem" />
      <Skeleton $width="8rem" $height="1.5rem" />
    </Cluster>
  )
}

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
                  <CardHead />
                  <PieChartSkeleton />
                </Stack>
              </Card>
            ))}
          </Cards>
        </Part>
        <Part as="div">
          <Skeleton $width="15rem" $height="1.75rem" />
          <Cards $least={leastBarCard}>
            {bars.map((key) => (
              <Card key={key} as="div">
                <Stack $gap="s5">
                  <CardHead />
                  <BarChartSkeleton series={dayBarSeries} />
                  <Skeleton $width="60%" $height={tokens.leading.xs} />
                </Stack>
              </Card>
            ))}
          </Cards>
        </Part>
      </Stack>
    </SkeletonGroup>
  )
}
