import type { CombinedError } from '@urql/core'
import { type ReactNode, useEffect } from 'react'
import { styled } from 'styled-components'
import type { Courses_detailFragment } from '#generated/features/courses/detail/course.ts'
import { failureText, isRefused } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { BackLink } from '#ui/BackLink.tsx'
import { Card } from '#ui/Card.tsx'
import { KeyIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState } from '#ui/States.tsx'
import { tokens } from '#ui/theme.ts'
import { failureOf } from '../../shared/services/expect-data.ts'
import { LoadFailed } from '../../shared/services/LoadFailed.tsx'
import { CourseDetail } from './CourseDetail.tsx'

const { size } = tokens

const Page = styled(Stack)`
  max-width: ${size.dialog800};
`

interface CourseFrameProps {
  /** Undefined while it is not there. */
  course: Courses_detailFragment | undefined
  answer: { readonly fetching: boolean; readonly error?: CombinedError | undefined }
  back: { readonly href: string; readonly words: string }
  actions: (course: Courses_detailFragment) => ReactNode
  onRetry: () => void
}

/** The page of a course, whichever way it was asked for. That it could not be loaded is logged, too (specification 8, Courses). */
export function CourseFrame({ course, answer: { fetching, error }, back, actions, onRetry }: CourseFrameProps) {
  const hasFailed = course === undefined && !fetching && error !== undefined
  const failure = hasFailed ? failureOf(error) : null
  useEffect(() => {
    if (hasFailed) console.error('The course could not be loaded', { hasFailed, failure: failureOf(error) })
  }, [hasFailed, error])
  const content = () => {
    if (course !== undefined) return <CourseDetail course={course} actions={actions(course)} />
    if (failure === null)
      return (
        <SkeletonGroup label="Loading the course…">
          <Stack $gap="s6">
            <Skeleton $height="26rem" />
            <Skeleton $height="14rem" />
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
            action={<ButtonLink href={back.href}>{back.words}</ButtonLink>}
          />
        </Card>
      )
    return (
      <Card>
        <LoadFailed title={messages.courseLoadFailed} error={error} onRetry={onRetry} />
      </Card>
    )
  }
  return (
    <Page $gap="s6">
      <BackLink href={back.href}>{back.words}</BackLink>
      {content()}
    </Page>
  )
}
