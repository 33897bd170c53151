import { CardRows } from './CardRows.tsx'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'

/** Stands for the rows of `RowCards` while they, or what draws them, are on the way. */
export function RowCardsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <CardRows>
        {['first', 'second', 'third'].map((one) => (
          <li key={one}>
            <Skeleton $height="10rem" />
          </li>
        ))}
      </CardRows>
    </SkeletonGroup>
  )
}
