import { styled } from 'styled-components'
import { failureText } from '#machines/failure.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CheckIcon } from '#ui/icons.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { formatMoment } from '../formats/format.ts'
import { AttemptRead, LastAttempt } from './AttemptRead.tsx'
import type { AssessmentView } from './use-assessment.ts'

const { color, leading, radius, space, text, weight } = tokens

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  overflow-wrap: anywhere;
`

const Mark = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${space.s2};
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.round};
  background: ${color.successSoft};
  color: ${color.textStrong};
  font-weight: ${weight.medium};
  > svg {
    color: ${color.success};
  }
`

interface EndedCardProps {
  view: AssessmentView
  data: NonNullable<AssessmentView['data']>
  onNextStep?: (() => void) | undefined
}

/** An attempt that is submitted, or whose time is over: what comes next, and what was answered. */
export function EndedCard({ view, data, onNextStep }: EndedCardProps) {
  const { state, send } = view
  const { facts, failure, place } = state.context
  const submittedAt = facts?.submittedAt ?? null
  return (
    <Stack $gap="s5">
      <Stack $gap="s3" $align="start">
        <Title>{data.title}</Title>
        <Cluster $gap="s3">
          <Mark>
            <CheckIcon size="small" />
            Completed
          </Mark>
          <span>{submittedAt === null ? messages.assessmentTimeOver : `Submitted on ${formatMoment(submittedAt)}`}</span>
        </Cluster>
        {failure !== null && <Alert tone="error">{failureText(failure)}</Alert>}
        <Cluster>
          {onNextStep !== undefined ? (
            <Button variant="primary" onPress={onNextStep}>
              Next Step
            </Button>
          ) : (
            <ButtonLink variant="primary" href={linkTo('myRoadMapDetail', { roadMapId: place.roadMapId })}>
              Return To RoadMap
            </ButtonLink>
          )}
          {data.isRestartable && (
            <Button
              busy={state.matches('restarting')}
              busyLabel="Restarting…"
              onPress={() => send({ type: 'restart.requested' })}
            >
              Restart Assessment
            </Button>
          )}
          {submittedAt === null && (
            <Button variant="secondary" disabledReason={messages.assessmentTimeOver}>
              Submit Assessment
            </Button>
          )}
        </Cluster>
      </Stack>
      <AttemptRead view={view} title={data.title} questions={data.questions} />
      <LastAttempt data={data} leftBehind={view.state.context.leftBehind} />
    </Stack>
  )
}
