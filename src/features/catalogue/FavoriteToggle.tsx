import { useSelector } from '@xstate/react'
import { styled } from 'styled-components'
import { selectIsFavorite } from '#machines/favorite-assessments/favorite-assessments.machine.ts'
import { HeartIcon } from '#ui/content-icons.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { tokens } from '#ui/theme.ts'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
import { favoriteAssessmentsFlow } from './favorite-assessments.actors.ts'

const Heart = styled.span`
  display: grid;
  &[data-on] > svg {
    fill: currentColor;
    color: ${tokens.color.error};
  }
`

/** Marks an assessment as a favourite, on this device only (specification 2.9, Assessment card). */
export function FavoriteToggle({ assessmentId, title }: { assessmentId: string; title: string }) {
  const { actor, send } = useRunningFlow(favoriteAssessmentsFlow)
  const isFavorite = useSelector(actor, selectIsFavorite(assessmentId))
  return (
    <IconButton
      size="small"
      label={`Favorite: ${title}`}
      aria-pressed={isFavorite}
      onPress={() => send({ type: 'favorite.toggled', assessmentId })}
    >
      <Heart data-on={isFavorite || undefined}>
        <HeartIcon size="small" />
      </Heart>
    </IconButton>
  )
}
