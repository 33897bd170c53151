import { useId } from 'react'
import { styled } from 'styled-components'
import { CheckIcon } from './icons.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, leading, motion, radius, size, space, text, weight } = tokens

/** From here on six titles stand beside each other: it is the own width that counts, beside a drawer or not. */
const wide = 'width >= 52rem'
const narrow = 'width < 52rem'

const Root = styled.nav`
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  width: 100%;
  min-width: 0;
`

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.s3};
  margin-block-end: ${space.s2};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

const Narrow = styled.span`
  @container (${wide}) {
    display: none;
  }
`

const HeadTitle = styled(Narrow)`
  font-weight: ${weight.strong};
  color: ${color.textStrong};
`

const Track = styled.div`
  height: ${space.s1};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.lineStrong};
`

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.accent};
  transition: width ${motion.medium} ${motion.easing};
`

const List = styled.ol`
  margin-block-start: ${space.s4};
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space.s2};
  @container (${narrow}) {
    display: none;
  }
`

const Step = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space.s2};
  width: 100%;
  min-height: ${size.control};
  padding: ${space.s2};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: ${color.textWeak};
  text-align: start;
  &[data-openable] {
    cursor: pointer;
    &:hover {
      background: ${color.hover};
    }
  }
  &[data-done] {
    color: ${color.textMedium};
  }
  &[aria-current] {
    color: ${color.textStrong};
    background: ${color.hover};
  }
`

const Circle = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${space.s6};
  height: ${space.s6};
  border: ${size.hairline} solid currentColor;
  border-radius: ${radius.round};
  font-size: ${text.xs};
  line-height: 1;
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  [data-done] > & {
    border-color: transparent;
    background: ${color.successSoft};
    color: ${color.success};
  }
  [aria-current] > & {
    border-color: transparent;
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`

const Words = styled.span`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding-block-start: 2px;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
`

const Estimate = styled.span`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.regular};
  color: ${color.textWeak};
  white-space: nowrap;
`

export interface StepperStep {
  title: string
  /** How long it takes: '1 MIN'. */
  estimate: string
  done?: boolean
}

export interface StepperProps {
  /** Its name for screen readers. */
  label: string
  steps: readonly StepperStep[]
  /** From 1. */
  current: number
  /** Goes to a step, from 1; without it no step can be pressed. */
  onOpen?: (step: number) => void
  /** Which steps may be opened: those done, unless told. */
  mayOpen?: (step: number) => boolean
  /** Why presses do nothing for the moment. */
  disabledReason?: string | undefined
}

/** Where a person is in a sequence of steps. In a narrow place only the bar, with the name of the current step. */
export function Stepper({ label, steps, current, onOpen, mayOpen, disabledReason }: StepperProps) {
  const id = useId()
  const isDisabled = disabledReason !== undefined
  const now = steps[current - 1]
  const place = `Step ${current} of ${steps.length}`
  const isOpenable = (step: number) =>
    onOpen !== undefined && step !== current && (mayOpen ? mayOpen(step) : steps[step - 1]?.done === true)
  return (
    <Root aria-label={label}>
      <div>
        <Head id={id}>
          <span>
            {place}
            <HeadTitle>: {now?.title}</HeadTitle>
          </span>
          <Narrow>
            <Estimate>{now?.estimate}</Estimate>
          </Narrow>
        </Head>
        <Track
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={steps.length}
          aria-valuenow={current}
          aria-valuetext={`${place}: ${now?.title ?? ''}`}
        >
          <Fill style={{ width: `${(current / steps.length) * 100}%` }} />
        </Track>
      </div>
      <List>
        {steps.map((step, at) => {
          const number = at + 1
          const isCurrent = number === current
          const openable = isOpenable(number)
          const done = step.done === true && !isCurrent
          return (
            <li key={step.title}>
              <Step
                {...(openable
                  ? {
                      as: 'button',
                      type: 'button',
                      'aria-disabled': isDisabled || undefined,
                      'aria-describedby': isDisabled ? `${id}-reason` : undefined,
                      onClick: isDisabled ? undefined : () => onOpen?.(number),
                    }
                  : {})}
                data-openable={openable ? '' : undefined}
                data-done={done ? '' : undefined}
                aria-current={isCurrent ? 'step' : undefined}
              >
                <Circle>
                  {done ? <CheckIcon size="small" /> : number}
                  {done && <VisuallyHidden>Done: </VisuallyHidden>}
                </Circle>
                <Words>
                  {step.title}
                  <Estimate>{step.estimate}</Estimate>
                </Words>
              </Step>
            </li>
          )
        })}
      </List>
      {isDisabled && <VisuallyHidden id={`${id}-reason`}>{disabledReason}</VisuallyHidden>}
    </Root>
  )
}
