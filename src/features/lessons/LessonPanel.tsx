import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import type { Lessons_stepFragment } from '#generated/features/lessons/lessons.ts'
import { messages } from '#rules/messages.ts'
import { durationText } from '#rules/training.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { SuccessIcon } from '#ui/basic-icons.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { partNotLoaded } from '../shared/services/part-not-loaded.tsx'
import { LessonProse } from './lesson-styles.ts'

const LessonContent = loadLater(() => import('./LessonContent.tsx').then((module) => module.LessonContent))

const { color, leading, size, space, text, weight } = tokens

const Title = styled.h2`
  font-size: ${text.xxl};
  line-height: ${leading.xxl};
  font-weight: ${weight.strong};
  overflow-wrap: anywhere;
`

const Weak = styled.p`
  color: ${color.textWeak};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

const Foot = styled(Cluster)`
  padding-block-start: ${space.s4};
  border-block-start: ${size.hairline} solid ${color.line};
`

const Done = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  color: ${color.success};
`

interface LessonPanelProps {
  step: Lessons_stepFragment
  isCompleted: boolean
  /** Why the server did not take the mark. */
  refusal: string | undefined
  isWaiting: boolean
  onComplete: () => void
  /** Goes to the next step, or back to the roadmap after the last one. */
  next: { readonly words: string; readonly go: () => void }
  onShown: () => void
}

/** A lesson: what is to be read, and Mark as Completed (specification 2.9, Lessons view). */
export function LessonPanel({ step, isCompleted, refusal, isWaiting, onComplete, next, onShown }: LessonPanelProps) {
  const nextButton = useRef<HTMLButtonElement>(null)
  const isMarking = useRef(false)
  useEffect(() => {
    // The button that was pressed is gone; the one in its place takes the focus.
    if (isCompleted && isMarking.current) nextButton.current?.focus({ preventScroll: true })
    isMarking.current = false
  }, [isCompleted])
  const waiting = (
    <SkeletonGroup label="Loading the lesson…">
      <Stack>
        <Skeleton $width="70%" />
        <Skeleton $height="8rem" />
        <Skeleton $height="5rem" />
      </Stack>
    </SkeletonGroup>
  )
  return (
    <Stack $gap="s6">
      <div>
        <Title>{step.title}</Title>
        <Weak>{durationText(step.minutes)}</Weak>
      </div>
      <LessonProse>
        <LessonContent part={{ html: step.content ?? '', onShown }} waiting={waiting} failed={partNotLoaded} />
      </LessonProse>
      {refusal !== undefined && (
        <Alert tone="error">
          {messages.lessonNotCompleted} {refusal}
        </Alert>
      )}
      <Foot $gap="s4" role="status">
        {isCompleted ? (
          <>
            <Done>
              <SuccessIcon /> Completed
            </Done>
            <Button ref={nextButton} variant="primary" onPress={next.go}>
              {next.words}
            </Button>
            {isWaiting && <Weak>{messages.lessonWaits}</Weak>}
          </>
        ) : (
          <Button
            variant="primary"
            onPress={() => {
              isMarking.current = true
              onComplete()
            }}
          >
            Mark as Completed
          </Button>
        )}
      </Foot>
    </Stack>
  )
}
