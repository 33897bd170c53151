import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Courses_inRoadMapDocument } from '#generated/features/courses/detail/course.ts'
import { linkTo } from '#rules/paths.ts'
import { CourseActions } from './CourseActions.tsx'
import { CourseFrame } from './CourseFrame.tsx'

/** A course of a roadmap (specification 2.9, Course detail, roadmap variant). */
export function RoadMapCoursePage() {
  const { roadMapId = '', courseId = '' } = useParams()
  const [answer, ask] = useQuery({
    query: Courses_inRoadMapDocument,
    variables: { roadMapId, courseId },
    requestPolicy: 'cache-and-network',
  })
  return (
    <CourseFrame
      course={answer.data?.roadMapCourse}
      answer={answer}
      back={{ href: linkTo('myRoadMapDetail', { roadMapId }), words: 'Back to the roadmap' }}
      actions={(course) => <CourseActions key={course.id} course={course} roadMapId={roadMapId} />}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  )
}
