import { styled } from 'styled-components'
import type { Catalogue_assessmentFragment } from '#generated/features/catalogue/catalogue.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText, questionLevels } from '#rules/training.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { ClockIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster } from '#ui/layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { distinct, totalMinutes } from '#view-models/catalogue.ts'
import { FavoriteToggle } from './FavoriteToggle.tsx'

const { color, leading, size, space, text, weight } = tokens

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${space.s2};
  padding: ${space.s4};
  overflow-wrap: anywhere;
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s2};
`

const Name = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
`

const Words = styled.p`
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Duration = styled(Cluster)`
  margin-block-start: auto;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
`

/** An assessment of the catalogue (specification 2.9, Assessment card). */
export function AssessmentCard({ assessment }: { assessment: Catalogue_assessmentFragment }) {
  const { assessmentId, questions, tags, title } = assessment
  const technologies = distinct(questions.flatMap((one) => one.technologies))
  const levels = distinct(
    questions.map(({ level }) => level),
    questionLevels,
  )
  return (
    <Root as="li" $padding="none">
      <Head>
        <Name>
          <Link href={linkTo('AssessmentDetail', { assessmentId })}>{title}</Link>
        </Name>
        <FavoriteToggle assessmentId={assessmentId} title={title} />
      </Head>
      {technologies.length > 0 && <Words>{technologies.join(', ')}</Words>}
      <Words>{levels.join(', ')}</Words>
      <Duration $gap="s1">
        <ClockIcon size="small" />
        {durationText(totalMinutes(questions))}
      </Duration>
      {tags.length > 0 && (
        <Cluster $gap="s1">
          {distinct(tags).map((tag) => (
            <Chip key={tag}>{tag}</Chip>
          ))}
        </Cluster>
      )}
    </Root>
  )
}

/** Keeps the place of an `AssessmentCard`. */
export function AssessmentCardSkeleton() {
  return (
    <Root as="div" $padding="none">
      <Head>
        <Skeleton $width="70%" $height={size.control} />
      </Head>
      <Skeleton $width="50%" $height={leading.sm} />
      <Skeleton $width="40%" $height={leading.sm} />
      <Skeleton $width="30%" $height={leading.sm} />
      <Skeleton $width="60%" $height={leading.lg} />
    </Root>
  )
}
