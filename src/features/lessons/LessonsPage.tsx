import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Lessons_pageDocument } from '#generated/features/lessons/lessons.ts'
import { failureText, isRefused } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { BookIcon, KeyIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { failureOf } from '../shared/services/expect-data.ts'
import { LoadFailed } from '../shared/services/LoadFailed.tsx'
import { Lessons } from './Lessons.tsx'

/** The lessons of a course that was started in a roadmap (specification 2.9, Lessons view). */
export function LessonsPage() {
  const { roadMapId = '', courseId = '' } = useParams()
  const [query] = useSearchParams()
  const [{ data, error, fetching }, ask] = useQuery({
    query: Lessons_pageDocument,
    variables: { roadMapId, courseId },
    requestPolicy: 'cache-and-network',
  })
  const course = data?.roadMapCourse
  const hasFailed = course === undefined && !fetching && error !== undefined
  const failure = hasFailed ? failureOf(error) : null
  useEffect(() => {
    if (hasFailed) console.error('The lessons could not be loaded', { hasFailed, failure: failureOf(error) })
  }, [hasFailed, error])
  const detail = linkTo('RoadMapCourseDetail', { roadMapId, courseId })
  const content = () => {
    if (course !== undefined && (course.state === 'NotStarted' || course.steps.length === 0))
      return (
        <Card>
          <EmptyState
            icon={<BookIcon />}
            title={course.steps.length === 0 ? messages.noLessons : messages.courseNotStarted}
            action={<ButtonLink href={detail}>Open the course</ButtonLink>}
          />
        </Card>
      )
    if (course !== undefined) return <Lessons key={course.id} course={course} roadMapId={roadMapId} />
    if (failure === null)
      return (
        <SkeletonGroup label="Loading the lessons…">
          <Stack>
            <Skeleton $width="16rem" $height="2rem" />
            <Skeleton $height="20rem" />
          </Stack>
        </SkeletonGroup>
      )
    // The step is locked: asking again opens nothing.
    if (isRefused(failure, 'CONFLICT'))
      return (
        <Card>
          <EmptyState
            icon={<KeyIcon />}
            title={failureText(failure)}
            action={<ButtonLink href={linkTo('myRoadMapDetail', { roadMapId })}>Back to the roadmap</ButtonLink>}
          />
        </Card>
      )
    return (
      <Card>
        <LoadFailed title={messages.lessonsLoadFailed} error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      </Card>
    )
  }
  const title = course?.title ?? query.get('title')
  return (
    <Stack $gap="s4">
      <BackLink href={detail}>{title || 'Back to the course'}</BackLink>
      {content()}
    </Stack>
  )
}
