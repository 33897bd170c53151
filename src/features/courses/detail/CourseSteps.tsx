import { styled } from 'styled-components'
import type { Courses_detailFragment } from '#generated/features/courses/detail/course.ts'
import { durationText } from '#rules/training.ts'
import { SuccessIcon } from '#ui/basic-icons.tsx'
import { Link } from '#ui/Link.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { lessonsOf } from './CourseActions.tsx'

const { color, leading, radius, size, space, text } = tokens

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: ${size.icon} minmax(0, 1fr) auto;
    gap: ${space.s3};
    align-items: center;
    padding-block: ${space.s3};
    border-block-end: ${size.hairline} solid ${color.line};
    overflow-wrap: anywhere;
  }
  > li:last-child {
    border-block-end: 0;
  }
`

const Weak = styled.span`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  white-space: nowrap;
`

const Done = styled.span`
  display: inline-grid;
  color: ${color.success};
`

const Open = styled.span`
  display: inline-grid;
  place-items: center;
  &::before {
    content: '';
    width: ${space.s3};
    height: ${space.s3};
    border: ${size.ring} solid ${color.textWeak};
    border-radius: ${radius.round};
  }
`

/** The steps of a course: with what is done of them in a roadmap, and as links once the course is started. */
export function CourseSteps({ course }: { course: Courses_detailFragment }) {
  const { roadMapId, state, steps } = course
  return (
    <List aria-label="Steps">
      {steps.map((step) => (
        <li key={step.id}>
          {step.isCompleted ? (
            <Done>
              <SuccessIcon />
              <VisuallyHidden>Completed</VisuallyHidden>
            </Done>
          ) : (
            <Open aria-hidden="true" />
          )}
          {roadMapId !== null && state !== 'NotStarted' ? (
            <Link href={lessonsOf(course, roadMapId, step.stepId)}>{step.title}</Link>
          ) : (
            <span>{step.title}</span>
          )}
          <Weak>
            {step.kind}, {durationText(step.minutes)}
          </Weak>
        </li>
      ))}
    </List>
  )
}
