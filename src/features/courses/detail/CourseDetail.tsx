import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Courses_detailFragment } from '#generated/features/courses/detail/course.ts'
import { counted } from '#rules/counted.ts'
import { linkTo } from '#rules/paths.ts'
import { durationText, starsOf } from '#rules/training.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import { Facts } from '#ui/Facts.tsx'
import { BookIcon } from '#ui/icons.tsx'
import { Link } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { Stars } from '#ui/Stars.tsx'
import { media, tokens } from '#ui/theme.ts'
import { formatCalendarDay } from '../../shared/formats/format.ts'
import { CourseSteps } from './CourseSteps.tsx'

const { color, leading, radius, size, space, text, weight } = tokens

const Head = styled.div`
  display: grid;
  gap: ${space.s6};
  @media ${media.fromCompact} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
  }
`

const Cover = styled.div`
  display: grid;
  place-items: center;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.medium};
  background: ${color.surface2};
  color: ${color.textWeak};
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Subtitle = styled.h3`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  font-weight: ${weight.strong};
`

const Summary = styled.p`
  color: ${color.textMedium};
  overflow-wrap: anywhere;
`

const Description = styled.p`
  max-width: ${size.reading};
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Dependencies = styled.ul`
  display: grid;
  gap: ${space.s1};
  margin: 0;
  padding: 0;
  list-style: none;
`

const stepCount = { one: '{count} step', other: '{count} steps' }
const notSet = 'Not set'
const none = 'None'

const chips = (words: readonly string[]): ReactNode =>
  words.length === 0 ? (
    none
  ) : (
    <Cluster $gap="s1">
      {[...new Set(words)].map((word) => (
        <Chip key={word}>{word}</Chip>
      ))}
    </Cluster>
  )

/** What has to be known before: another course, which is a link, or a text alone. */
const dependenciesOf = ({ dependencies }: Courses_detailFragment): ReactNode =>
  dependencies.length === 0 ? (
    none
  ) : (
    <Dependencies>
      {dependencies.map((one) => (
        <li key={`${one.courseId} ${one.text}`}>
          {one.courseId === null ? one.text : <Link href={linkTo('CourseDetail', { courseId: one.courseId })}>{one.text}</Link>}
        </li>
      ))}
    </Dependencies>
  )

/** Everything that is known of a course (specification 2.9, Course detail). @param actions what can be done with it here */
export function CourseDetail({ course, actions }: { course: Courses_detailFragment; actions: ReactNode }) {
  const { title, summary, description, author, imageUrl, minutes, level, steps, tags, skills, updatedAt } = course
  return (
    <Stack $gap="s6">
      <Card as="article">
        <Stack $gap="s6">
          <Head>
            <Cover>
              {imageUrl === null ? <BookIcon /> : <img src={imageUrl} alt="" width={1200} height={675} decoding="async" />}
            </Cover>
            <Stack>
              <Title>{title}</Title>
              <Summary>{summary}</Summary>
              {actions}
            </Stack>
          </Head>
          <Facts
            facts={[
              { label: 'Author', value: author },
              { label: 'Duration', value: durationText(minutes) },
              {
                label: 'Level',
                value: (
                  <Cluster $gap="s2">
                    <span>{level}</span>
                    <Stars value={starsOf(level)} of={3} label={`${starsOf(level)} of 3`} />
                  </Cluster>
                ),
              },
              { label: 'Steps', value: counted(steps.length, stepCount) },
              {
                label: 'Last update',
                value:
                  updatedAt === null ? notSet : <time dateTime={updatedAt}>{formatCalendarDay(updatedAt.slice(0, 10))}</time>,
              },
              { label: 'Dependencies', value: dependenciesOf(course) },
              { label: 'Skills', value: chips(skills) },
              { label: 'Tags', value: chips(tags) },
            ]}
          />
          <Description>{description}</Description>
        </Stack>
      </Card>
      <Card>
        <Stack $gap="s2">
          <Subtitle>Step list</Subtitle>
          <CourseSteps course={course} />
        </Stack>
      </Card>
    </Stack>
  )
}
