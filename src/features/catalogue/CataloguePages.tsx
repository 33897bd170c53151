import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useQuery } from 'urql'
import { Catalogue_assessmentsDocument, Catalogue_coursesDocument } from '#generated/features/catalogue/catalogue.ts'
import { messages } from '#rules/messages.ts'
import { courseLevels, questionLevels } from '#rules/training.ts'
import { CardList } from '#ui/CardList.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { media, tokens } from '#ui/theme.ts'
import type { CatalogueCriteria } from '#view-models/catalogue.ts'
import { useRunningFlow } from '../shared/flows/use-flow.ts'
import { AssessmentCard, AssessmentCardSkeleton } from './AssessmentCard.tsx'
import { AssessmentDetail } from './AssessmentDetail.tsx'
import { Catalogue } from './Catalogue.tsx'
import { CourseCard, CourseCardSkeleton } from './CourseCard.tsx'
import { assessmentFiltersFlow, courseFiltersFlow } from './catalogue-filters.actors.ts'
import { assessmentCriteria, courseCriteria } from './criteria-input.ts'
import { favoriteAssessmentsFlow } from './favorite-assessments.actors.ts'
import { useCatalogue } from './use-catalogue.ts'

/** As many as a window shows. */
const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** What the search has left in the cache. */
const useFoundCourses = (criteria: CatalogueCriteria, page: number) => {
  const variables = { criteria: courseCriteria(criteria), page }
  const [{ data }] = useQuery({ query: Catalogue_coursesDocument, variables, requestPolicy: 'cache-only' })
  return data?.courses.courses
}

function CourseCards({ criteria, page }: { criteria: CatalogueCriteria; page: number }) {
  return (useFoundCourses(criteria, page) ?? []).map((course) => <CourseCard key={course.id} course={course} />)
}

/** The catalogue of courses (specification 2.9, Course catalogue). */
export function CoursesPage() {
  const view = useCatalogue('Courses', courseFiltersFlow, courseLevels)
  const { criteria, pages } = view.state.context
  const first = useFoundCourses(criteria, 1)
  return (
    <Catalogue
      label="Courses"
      view={view}
      levels={courseLevels}
      skillsLabel="Skills"
      empty={messages.noCourses}
      count={first?.length}
      waiting={
        <CardList as="div">
          {places.map((place) => (
            <CourseCardSkeleton key={place} />
          ))}
        </CardList>
      }
    >
      <CardList aria-label="Courses">
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its number
          <CourseCards key={index} criteria={criteria} page={index + 1} />
        ))}
      </CardList>
    </Catalogue>
  )
}

/** Four a row on medium pages and up, three on small ones, one on extra small ones (specification 9). */
const Cards = styled.ul`
  display: grid;
  gap: ${tokens.space.s4};
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${media.fromCompact} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  @media ${media.fromMedium} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Searching = styled.div`
  position: relative;
`

const Over = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space.s16};
  inset-inline: 0;
  display: grid;
  place-items: center;
`

const useFoundAssessments = (criteria: CatalogueCriteria, page: number) => {
  const variables = { criteria: assessmentCriteria(criteria), page }
  const [{ data }] = useQuery({ query: Catalogue_assessmentsDocument, variables, requestPolicy: 'cache-only' })
  return data?.assessments.assessments
}

function AssessmentCards({ criteria, page }: { criteria: CatalogueCriteria; page: number }) {
  return (useFoundAssessments(criteria, page) ?? []).map((one) => <AssessmentCard key={one.id} assessment={one} />)
}

/** The catalogue of assessments (specification 2.9, Assessment list). */
export function AssessmentsPage() {
  const view = useCatalogue('Assessments', assessmentFiltersFlow, questionLevels)
  const { actor: favorites } = useRunningFlow(favoriteAssessmentsFlow)
  const { criteria, pages } = view.state.context
  const first = useFoundAssessments(criteria, 1)
  return (
    <Catalogue
      label="Assessments"
      view={view}
      levels={questionLevels}
      skillsLabel="Technologies"
      empty={messages.noAssessments}
      count={first?.length}
      waiting={
        // The specification names the spinner here (2.9, Assessment list): it stands over the places of the cards.
        <Searching>
          <Over>
            <Spinner />
          </Over>
          <Cards as="div">
            {places.map((place) => (
              <AssessmentCardSkeleton key={place} />
            ))}
          </Cards>
        </Searching>
      }
    >
      <Cards aria-label="Assessments" data-favorites={JSON.stringify(favorites.getSnapshot().value)}>
        {Array.from({ length: pages }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is nothing but its number
          <AssessmentCards key={index} criteria={criteria} page={index + 1} />
        ))}
      </Cards>
    </Catalogue>
  )
}

/** An assessment of the catalogue. */
export function AssessmentDetailPage() {
  const { assessmentId = '' } = useParams()
  return <AssessmentDetail assessmentId={assessmentId} />
}
