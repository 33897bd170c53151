import { styled } from 'styled-components'
import type { Courses_detailFragment } from '#generated/features/courses/detail/course.ts'
import { linkTo } from '#rules/paths.ts'
import { Button } from '#ui/Button.tsx'
import { HeartIcon } from '#ui/content-icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { useFlow } from '../../shared/flows/use-flow.ts'
import { useServices } from '../../shared/services/services.ts'
import { courseActionsFlow } from './course-actions.actors.ts'

const Heart = styled.span`
  display: inline-flex;
  &[data-filled] > svg {
    fill: ${tokens.color.accentText};
    stroke: ${tokens.color.accentText};
  }
`

interface CourseActionsProps {
  course: Courses_detailFragment
  roadMapId: string
}

/** The lessons of a course in a roadmap; the title is what the page says until the course is there. */
export const lessonsOf = (
  course: Pick<Courses_detailFragment, 'courseId' | 'title'>,
  roadMapId: string,
  stepId?: string,
): string => {
  const query = new URLSearchParams({ title: course.title, ...(stepId !== undefined && { id: stepId }) })
  return `${linkTo('LessonsMenu', { roadMapId, courseId: course.courseId })}?${query}`
}

/** 'Start the Course' and the heart: a projection of the `course-actions` machine. */
export function CourseActions({ course, roadMapId }: CourseActionsProps) {
  const { newKey } = useServices()
  const { courseId, isFavorite, state: progress } = course
  const lessons = lessonsOf(course, roadMapId)
  const { state, send } = useFlow(courseActionsFlow, { roadMapId, courseId, isFavorite, lessons }, `course-actions:${course.id}`)
  const isWanted = state.context.isFavorite
  return (
    <Cluster $gap="s3" data-flow="course-actions" data-state={JSON.stringify(state.value)}>
      {progress === 'NotStarted' || state.hasTag('starting') ? (
        <Button
          variant="primary"
          busy={state.hasTag('starting')}
          onPress={() => send({ type: 'start.requested', requestKey: newKey() })}
        >
          Start the Course
        </Button>
      ) : (
        <ButtonLink href={lessons} variant="primary">
          {progress === 'Completed' ? 'Open the Course' : 'Continue the Course'}
        </ButtonLink>
      )}
      <Button onPress={() => send({ type: 'favorite.toggled', requestKey: newKey() })}>
        <Heart data-filled={isWanted ? '' : undefined}>
          <HeartIcon />
        </Heart>
        {isWanted ? 'Remove from Favorites' : 'Add to Favorites'}
      </Button>
    </Cluster>
  )
}
