import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Snapshot } from 'xstate'
import { FoldedStatePanel } from '#features/flows/FoldedStatePanel.tsx'
import type { FoldedState } from '#features/flows/watched/states.ts'
import { Alert } from '#ui/Alert.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { stateAfter } from '../replayed-flow.ts'
import type { Timeline } from '../timeline.ts'
import { nameOf, timeText } from './entry-words.ts'
import { texts } from './texts.ts'

const { color, leading, text } = tokens

const Heading = styled.h2`
  font-size: ${text.lg};
  line-height: ${leading.lg};
  overflow-wrap: anywhere;
`

const Weak = styled.p`
  color: ${color.textWeak};
`

const plain = (snapshot: Snapshot<unknown> | undefined): FoldedState | undefined => {
  if (snapshot === undefined) return undefined
  const { status, ...rest } = snapshot
  const { value, context, children } = rest as Partial<FoldedState>
  return { status, value, context, children: children ?? {} }
}

/** What an entry brought, what it changed, and the state of its flow after it. */
export function EntryDetails({ at, timeline }: { at: number; timeline: Timeline }) {
  const moment = timeline.moments[at]
  const flow = timeline.flows[moment?.flow ?? -1]
  const states = useMemo(
    () =>
      moment === undefined || flow === undefined
        ? undefined
        : { before: plain(stateAfter(flow, moment.count - 1)), after: plain(stateAfter(flow, moment.count)) },
    [moment, flow],
  )
  if (moment === undefined || flow === undefined || states === undefined) return null
  const { entry, problem, count } = moment
  return (
    <Stack as="section">
      <Stack $gap="s1">
        <Heading>{nameOf(entry)}</Heading>
        <Weak>
          <time dateTime={new Date(entry.at).toISOString()}>{timeText(entry.at)}</time>
        </Weak>
      </Stack>
      {problem !== null && (
        <Alert tone="warning" announce={false}>
          {texts.cannotBeRead(problem)}
        </Alert>
      )}
      {flow.endsAsReported === false && count === flow.steps.length && (
        <Alert tone="info" announce={false}>
          {texts.unlike}
        </Alert>
      )}
      <FoldedStatePanel entry={entry} {...states} />
    </Stack>
  )
}
