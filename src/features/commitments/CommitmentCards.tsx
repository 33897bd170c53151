import { styled } from 'styled-components'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import type { Decide } from './CommitmentActions.tsx'
import { CommitmentCard } from './CommitmentCard.tsx'
import type { Commitment } from './commitment.ts'
import type { QuickChoice } from './use-commitment-view.ts'

const Place = styled.div`
  container-type: inline-size;
`

/** One, two or three cards a row, by the width that the list has. */
const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space.s4};
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  @container (min-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @container (min-width: 900px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

interface CommitmentCardsProps {
  commitments: readonly Commitment[]
  loading: boolean
  decide: Decide
  quick: QuickChoice | null
  onEpic: (choice: QuickChoice) => void
}

/** The commitments as cards (specification 2.7, Card). */
export function CommitmentCards({ commitments, loading, decide, quick, onEpic }: CommitmentCardsProps) {
  if (loading) {
    return (
      <SkeletonGroup label="Loading the commitments…">
        <Place>
          <Cards>
            {['first', 'second', 'third'].map((one) => (
              <li key={one}>
                <Skeleton $height="14rem" />
              </li>
            ))}
          </Cards>
        </Place>
      </SkeletonGroup>
    )
  }
  return (
    <Place>
      <Cards aria-label="Commitments">
        {commitments.map((commitment) => (
          <li key={commitment.id}>
            <CommitmentCard
              commitment={commitment}
              decide={decide}
              quick={quick?.commitmentId === commitment.id ? quick : null}
              onEpic={onEpic}
            />
          </li>
        ))}
      </Cards>
    </Place>
  )
}
