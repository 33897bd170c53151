import { styled } from 'styled-components'
import type { Catalogue_courseFragment } from '#generated/features/catalogue/catalogue.ts'
import { counted } from '#rules/counted.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText, starsOf } from '#rules/training.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { BookIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Stars } from '#ui/Stars.tsx'
import { Tooltip } from '#ui/Tooltip.tsx'
import { tokens } from '#ui/theme.ts'
import { distinct } from '#view-models/catalogue.ts'

const { color, leading, radius, space, text, weight } = tokens

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  overflow: hidden;
`

const Cover = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 16 / 9;
  background: ${color.surface2};
  color: ${color.textWeak};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Body = styled(Stack)`
  flex: 1;
  padding: ${space.s4};
`

const Name = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Summary = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  color: ${color.textMedium};
  overflow-wrap: anywhere;
`

const Facts = styled(Cluster)`
  margin-block-start: auto;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Weak = styled.p`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  overflow-wrap: anywhere;
`

const Steps = styled.span`
  border-radius: ${radius.small};
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
`

const stepCount = { one: '{count} step', other: '{count} steps' }
const lessonCount = { one: '{count} lesson', other: '{count} lessons' }
const assessmentCount = { one: '{count} assessment', other: '{count} assessments' }

/** What the steps are: '7 lessons, 1 assessment'. */
const stepWords = (steps: Catalogue_courseFragment['steps']): string => {
  const lessons = steps.filter(({ kind }) => kind === 'Lesson').length
  return `${counted(lessons, lessonCount)}, ${counted(steps.length - lessons, assessmentCount)}`
}

/** A course of the catalogue (specification 2.9, Course cards). */
export function CourseCard({ course }: { course: Catalogue_courseFragment }) {
  const { level, minutes, skills, steps, tags } = course
  return (
    <Root as="li" $padding="none">
      <Cover>
        {course.imageUrl === null ? (
          <BookIcon />
        ) : (
          <img src={course.imageUrl} alt="" width={1200} height={675} loading="lazy" decoding="async" />
        )}
      </Cover>
      <Body $gap="s3">
        <Name>
          <Link href={linkTo('CourseDetail', { courseId: course.courseId })}>{course.title}</Link>
        </Name>
        <Summary>{course.summary}</Summary>
        <Weak>By {course.author}</Weak>
        {skills.length > 0 && <Weak>{skills.join(', ')}</Weak>}
        <Facts $gap="s3">
          <Stars value={starsOf(level)} of={3} label={level} />
          <span>{durationText(minutes)}</span>
          <Tooltip text={stepWords(steps)}>
            <Steps tabIndex={0}>{counted(steps.length, stepCount)}</Steps>
          </Tooltip>
        </Facts>
        {tags.length > 0 && (
          <Cluster $gap="s1">
            {distinct(tags).map((tag) => (
              <Chip key={tag}>{tag}</Chip>
            ))}
          </Cluster>
        )}
      </Body>
    </Root>
  )
}

/** Keeps the place of a `CourseCard`. */
export function CourseCardSkeleton() {
  return (
    <Root as="div" $padding="none">
      <Cover />
      <Body $gap="s3">
        <Skeleton $width="70%" $height={leading.lg} />
        <Skeleton $height={`calc(3 * ${leading.md})`} />
        <Skeleton $width="40%" $height={leading.sm} />
        <Skeleton $width="55%" $height={leading.sm} />
        <Skeleton $width="60%" $height={leading.sm} />
        <Skeleton $width="50%" $height={leading.lg} />
      </Body>
    </Root>
  )
}
