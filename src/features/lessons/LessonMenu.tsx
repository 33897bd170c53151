import { type KeyboardEvent, useRef } from 'react'
import { styled } from 'styled-components'
import type { Lessons_stepFragment } from '#generated/features/lessons/lessons.ts'
import { durationText } from '#rules/training.ts'
import { SuccessIcon } from '#ui/basic-icons.tsx'
import { innerFocusRing } from '#ui/styles.ts'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const List = styled.div`
  display: grid;
  gap: ${space.s1};
`

const Tab = styled.button`
  display: grid;
  grid-template-columns: ${size.icon} minmax(0, 1fr);
  gap: ${space.s1} ${space.s3};
  align-items: center;
  min-height: ${size.control};
  padding: ${space.s2} ${space.s3};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textMedium};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  &:hover {
    background: ${color.hover};
    color: ${color.textStrong};
  }
  &[aria-selected='true'] {
    background: ${color.pressed};
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
  &:focus-visible {
    ${innerFocusRing}
  }
`

const Weak = styled.span`
  grid-column: 2;
  color: ${color.textMedium};
  font-size: ${text.xs};
  font-weight: ${weight.regular};
  line-height: ${leading.xs};
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

interface LessonMenuProps {
  /** Names the tabs and the panel. */
  id: string
  steps: readonly Lessons_stepFragment[]
  chosenId: string
  isCompleted: (step: Lessons_stepFragment) => boolean
  onChoose: (stepId: string) => void
}

/** The id of a step's tab. */
export const tabIdOf = (id: string, stepId: string): string => `${id}-${stepId}`

/** The steps of a course as tabs under each other (specification 2.9, Lessons view). The arrow keys move between them. */
export function LessonMenu({ id, steps, chosenId, isCompleted, onChoose }: LessonMenuProps) {
  const list = useRef<HTMLDivElement>(null)
  const reachable = steps.some(({ stepId }) => stepId === chosenId) ? chosenId : steps[0]?.stepId
  const move = (event: KeyboardEvent) => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const focused = document.activeElement
    const at = focused instanceof HTMLElement ? tabs.indexOf(focused) : -1
    const targets: Readonly<Record<string, number>> = {
      ArrowDown: (at + 1) % tabs.length,
      ArrowUp: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const target = targets[event.key]
    if (at < 0 || target === undefined) return
    event.preventDefault()
    tabs[target]?.focus()
  }
  return (
    <List ref={list} role="tablist" aria-orientation="vertical" aria-label="Steps" onKeyDown={move}>
      {steps.map((step) => (
        <Tab
          key={step.id}
          id={tabIdOf(id, step.stepId)}
          type="button"
          role="tab"
          aria-selected={step.stepId === chosenId}
          aria-controls={`${id}-panel`}
          tabIndex={step.stepId === reachable ? 0 : -1}
          onClick={() => onChoose(step.stepId)}
        >
          {isCompleted(step) ? (
            <Done>
              <SuccessIcon />
            </Done>
          ) : (
            <Open aria-hidden="true" />
          )}
          <span>
            {step.title}
            <VisuallyHidden>{isCompleted(step) ? ', completed' : ', not completed'}</VisuallyHidden>
          </span>
          <Weak>
            {step.kind}, {durationText(step.minutes)}
          </Weak>
        </Tab>
      ))}
    </List>
  )
}
