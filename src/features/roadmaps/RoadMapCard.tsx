import { type MouseEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { RoadMaps_cardFragment } from '#generated/features/roadmaps/roadmaps.ts'
import { counted } from '#rules/counted.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText, teaser } from '#rules/training.ts'
import { Card } from '#ui/Card.tsx'
import { Chip, StatusChip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { RetryIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { ProgressCircle } from '#ui/Progress.tsx'
import { innerFocusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const Root = styled.li`
  position: relative;
  display: grid;
  perspective: 75rem;
  cursor: pointer;
`

/** Both sides in one place; the card is as high as the higher of them. It turns at once where motion is not wanted. */
const Turning = styled.div`
  display: grid;
  min-width: 0;
  transform-style: preserve-3d;
  transition: rotate calc(2 * ${motion.medium}) ${motion.easing};
  &[data-turned] {
    rotate: y 180deg;
  }
`

const Side = styled(Card)`
  grid-area: 1 / 1;
  display: flex;
  flex-direction: column;
  gap: ${space.s4};
  backface-visibility: hidden;
  transition: visibility calc(2 * ${motion.medium});
  &[inert] {
    visibility: hidden;
  }
  &[data-side='back'] {
    rotate: y 180deg;
  }
`

const Name = styled.h2`
  padding-inline-end: ${size.control};
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Teaser = styled.p`
  color: ${color.textMedium};
  overflow-wrap: anywhere;
`

const Description = styled.div`
  flex: 1 1 0;
  min-height: 9rem;
  overflow-y: auto;
  border-radius: ${radius.small};
  color: ${color.textMedium};
  overflow-wrap: anywhere;
  white-space: pre-line;
  &:focus-visible {
    ${innerFocusRing}
  }
`

const Foot = styled(Cluster)`
  margin-block-start: auto;
`

/** Over both sides, so that the same button turns the card there and back and keeps the focus. */
const Turner = styled.div`
  position: absolute;
  inset-block-start: ${space.s3};
  inset-inline-end: ${space.s3};
`

const courseCount = { one: '{count} course', other: '{count} courses' }
const assessmentCount = { one: '{count} assessment', other: '{count} assessments' }

/** Whether a click was meant for the card itself: not for a control on it, and not the end of choosing text. */
const isOnCard = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('a, button') === null && window.getSelection()?.isCollapsed !== false

/** A roadmap as a card with two sides (specification 2.9, My roadmaps): a click opens it, as its title does by keyboard; its button turns it. */
export function RoadMapCard({ roadMap }: { roadMap: RoadMaps_cardFragment }) {
  const { id, title, description, steps, tags, isStarted, progress } = roadMap
  const [isTurned, setTurned] = useState(false)
  const navigate = useNavigation()
  const [frontId, backId] = [useId(), useId()]
  const address = linkTo('myRoadMapDetail', { roadMapId: id })
  const courses = steps.filter(({ kind }) => kind === 'Course').length
  const name = (nameId: string) => (
    <Name id={nameId}>
      <Link href={address}>{title}</Link>
    </Name>
  )
  return (
    <Root onClick={(event) => isOnCard(event) && navigate(address)}>
      <Turning data-turned={isTurned ? '' : undefined}>
        <Side as="article" data-side="front" inert={isTurned} aria-labelledby={frontId}>
          {name(frontId)}
          <Teaser>{teaser(description)}</Teaser>
          <Cluster $gap="s4" $justify="space-between">
            <Stack $gap="s1">
              <span>{counted(courses, courseCount)}</span>
              <span>{counted(steps.length - courses, assessmentCount)}</span>
            </Stack>
            <ProgressCircle label={`Progress of ${title}`} value={progress / 100} />
          </Cluster>
          <Facts
            facts={[
              { label: 'Duration', value: durationText(roadMap.minutes) },
              { label: 'Talents', value: roadMap.talents },
            ]}
          />
          <Foot $justify="space-between">
            <Cluster $gap="s1">
              {[...new Set(tags)].map((tag) => (
                <Chip key={tag}>{tag}</Chip>
              ))}
            </Cluster>
            <StatusChip status={isStarted ? 'active' : 'expired'}>{isStarted ? 'Started' : 'Not Started'}</StatusChip>
          </Foot>
        </Side>
        <Side as="article" data-side="back" inert={!isTurned} aria-labelledby={backId}>
          {name(backId)}
          <Description role="group" aria-label={`Description of ${title}`} tabIndex={0}>
            {description}
          </Description>
        </Side>
      </Turning>
      <Turner>
        <IconButton label={`Turn the card of ${title}`} aria-pressed={isTurned} hideTooltip onPress={() => setTurned(!isTurned)}>
          <RetryIcon />
        </IconButton>
      </Turner>
    </Root>
  )
}
