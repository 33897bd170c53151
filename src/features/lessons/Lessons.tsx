import { useEffect, useId, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Lessons_pageQuery } from '#generated/features/lessons/lessons.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '#ui/icons.tsx'
import { Stack } from '#ui/layout.tsx'
import { ProgressBar } from '#ui/Progress.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { media, tokens } from '#ui/theme.ts'
import { useMedia } from '#ui/use-media.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { chosenStep, findSteps, soughtInCourse, stepAfter } from '#view-models/lessons.ts'
import { LessonAssessment } from './LessonAssessment.tsx'
import { LessonMenu, tabIdOf } from './LessonMenu.tsx'
import { LessonPanel } from './LessonPanel.tsx'
import { useCompletions } from './use-completions.ts'
import { useReadingPlace } from './use-reading-place.ts'

const { color, size, space } = tokens

/** The menu stands beside the step and stays in sight while the step is read; on a narrow page it is above it. */
const Layout = styled.div`
  display: grid;
  gap: ${space.s6};
  align-items: start;
  @media ${media.fromMedium} {
    grid-template-columns: ${size.list} minmax(0, 1fr);
    &[data-collapsed] {
      grid-template-columns: 12rem minmax(0, 1fr);
    }
  }
`

const Side = styled.nav`
  display: grid;
  gap: ${space.s3};
  min-width: 0;
  @media ${media.fromMedium} {
    position: sticky;
    inset-block-start: ${space.s4};
    max-height: calc(100dvh - 2 * ${space.s4});
    overflow-y: auto;
    padding: ${space.s1};
  }
`

const Nothing = styled.p`
  color: ${color.textMedium};
  overflow-wrap: anywhere;
`

type Course = Lessons_pageQuery['roadMapCourse']
type Step = Course['steps'][number]

/** The steps of a course and the one that is chosen. */
export function Lessons({ course, roadMapId }: { course: Course; roadMapId: string }) {
  const { courseId, steps, title } = course
  const id = useId()
  const [query, setQuery] = useSearchParams()
  const navigate = useNavigate()
  const hasRoom = useMedia(media.fromMedium)
  const [isOpen, setOpen] = useState(hasRoom)
  const [typed, setTyped] = useState('')
  const { lastId, open, restore, state } = useReadingPlace(roadMapId, courseId)
  const { complete, isCompleted, isWaiting, noteCompleted, refusedOf } = useCompletions(roadMapId, courseId)
  const shown = chosenStep(steps, query.get('id'), lastId)
  const shownId = shown?.stepId
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of each step once
  useEffect(() => {
    if (shownId !== undefined) open(shownId)
  }, [shownId])
  if (shown === undefined) return null
  const choose = (stepId: string) => {
    setQuery({ title, id: stepId })
    if (stepId !== shownId) window.scrollTo(0, 0)
    if (!hasRoom) setOpen(false)
  }
  const found = findSteps(steps, typed)
  const sought = soughtInCourse(typed)
  const after = stepAfter(steps, shown.stepId)
  const goOn = () => {
    if (after === undefined) navigate(linkTo('myRoadMapDetail', { roadMapId }))
    else choose(after.stepId)
  }
  const next = { words: after === undefined ? 'Return To RoadMap' : 'Next Step', go: goOn }
  const completedCount = steps.filter(isCompleted).length
  const isMenuShown = isOpen || sought !== null
  const part = (step: Step) =>
    step.kind === 'Assessment' ? (
      <LessonAssessment
        step={step}
        roadMapId={roadMapId}
        courseId={courseId}
        onNextStep={goOn}
        onTimeOver={() => noteCompleted(step)}
      />
    ) : (
      <LessonPanel
        step={step}
        isCompleted={isCompleted(step)}
        refusal={refusedOf(step)?.refusal?.message}
        isWaiting={isWaiting(step)}
        onComplete={() => complete(step)}
        next={next}
        onShown={() => restore(step.stepId)}
      />
    )
  return (
    <Layout data-collapsed={isMenuShown ? undefined : ''} data-flow="lesson-place" data-state={JSON.stringify(state.value)}>
      <Side aria-label="Steps of the course">
        <SearchField
          label="Search in course"
          placeholder="Search in course"
          value={typed}
          onChange={setTyped}
          onSearch={() => {
            const [first] = found
            if (sought !== null && first !== undefined) choose(first.stepId)
          }}
        />
        <VisuallyHidden role="status">{sought === null ? '' : `${found.length} found`}</VisuallyHidden>
        <ProgressBar label="Completed" value={completedCount / steps.length} valueText={`${completedCount} of ${steps.length}`} />
        <div>
          <Button variant="quiet" size="small" aria-expanded={isMenuShown} onPress={() => setOpen(!isOpen)}>
            {isMenuShown ? <ChevronDownIcon /> : <ChevronRightIcon />}
            {isMenuShown ? 'Hide the steps' : 'Show the steps'}
          </Button>
        </div>
        {isMenuShown && found.length > 0 && (
          <LessonMenu id={id} steps={found} chosenId={shown.stepId} isCompleted={isCompleted} onChoose={choose} />
        )}
        {found.length === 0 && <Nothing role="status">{messages.noLessonMatches.replace('{text}', () => typed.trim())}</Nothing>}
      </Side>
      <Card
        as="div"
        $padding="large"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={isMenuShown ? tabIdOf(id, shown.stepId) : undefined}
        aria-label={isMenuShown ? undefined : shown.title}
      >
        <Stack key={shown.id}>{part(shown)}</Stack>
      </Card>
    </Layout>
  )
}
