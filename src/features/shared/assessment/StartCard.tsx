import { styled } from 'styled-components'
import { failureText } from '#machines/failure.ts'
import { durationText } from '#rules/training.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { totalMinutes } from '#view-models/catalogue.ts'
import { useServices } from '../services/services.ts'
import type { AssessmentView } from './use-assessment.ts'

const { color, leading, size, space, text } = tokens

const Title = styled.h2`
  font-size: ${text.xl};
  line-height: ${leading.xl};
  overflow-wrap: anywhere;
`

const Description = styled.p`
  max-width: ${size.reading};
  margin: 0;
  color: ${color.textMedium};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

const Known = styled.div`
  max-width: ${size.list};
  padding-block: ${space.s2};
`

/** An assessment before its start: how long it takes, what it is about (specification 2.9, Assessment panel). */
export function StartCard({ view, data }: { view: AssessmentView; data: NonNullable<AssessmentView['data']> }) {
  const { newKey } = useServices()
  const { state, send } = view
  const { failure } = state.context
  return (
    <Stack $gap="s4" $align="start">
      <Title>{data.title}</Title>
      <Known>
        <Facts
          strong
          facts={[
            { label: 'Test Time', value: durationText(totalMinutes(data.questions)) },
            ...(data.passScore === null ? [] : [{ label: 'Pass Score', value: `${data.passScore} %` }]),
          ]}
        />
      </Known>
      <Description>{data.description}</Description>
      {failure !== null && <Alert tone="error">{failureText(failure)}</Alert>}
      <Button
        variant="primary"
        busy={state.matches('starting')}
        busyLabel="Starting…"
        onPress={() => send({ type: 'start.requested', requestKey: newKey() })}
      >
        Start
      </Button>
    </Stack>
  )
}
