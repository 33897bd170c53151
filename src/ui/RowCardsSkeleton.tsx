import { styled } from 'styled-components'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'
import { tokens } from './theme.ts'

const { size, color, space } = tokens

/** Rows of a table as cards, inside one edge and with a line between two: an edge around each would take a phone's width twice. */
export const CardRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding: ${space.s4};
  }
  > li + li {
    border-block-start: ${size.hairline} solid ${color.line};
  }
`

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
