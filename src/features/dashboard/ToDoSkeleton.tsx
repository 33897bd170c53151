import { Card } from '#ui/Card.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { Cards, leastToDo } from './dashboard-layout.ts'

/** Stands where what is to be done will be: the week, and what waits. */
export function ToDoSkeleton() {
  return (
    <SkeletonGroup label="Loading what there is to do…">
      <Card as="div">
        <Cards $least={leastToDo}>
          <Skeleton $height="11.5rem" />
          <Skeleton $height="8rem" />
        </Cards>
      </Card>
    </SkeletonGroup>
  )
}
