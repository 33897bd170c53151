import { useParams } from 'react-router-dom'
import { useQuery } from 'urql'
import { Courses_inCatalogueDocument } from '#generated/features/courses/detail/course.ts'
import { linkTo } from '#rules/paths.ts'
import { RequestAccess } from '../../shared/training/RequestAccess.tsx'
import { CourseFrame } from './CourseFrame.tsx'

/** A course of the catalogue (specification 2.9, Course detail, catalogue variant). */
export function CatalogueCoursePage() {
  const { courseId = '' } = useParams()
  const [answer, ask] = useQuery({
    query: Courses_inCatalogueDocument,
    variables: { id: courseId },
    requestPolicy: 'cache-and-network',
  })
  return (
    <CourseFrame
      course={answer.data?.course}
      answer={answer}
      back={{ href: linkTo('Courses'), words: 'Back to the courses' }}
      actions={(course) => <RequestAccess key={course.id} kind="course" id={course.courseId} isRequested={course.isRequested} />}
      onRetry={() => ask({ requestPolicy: 'network-only' })}
    />
  )
}
