import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { Snapshot } from 'xstate'
import { timeOf } from '#features/flows/entry-time.ts'
import { FoldedStatePanel } from '#features/flows/FoldedStatePanel.tsx'
import { foldedStateOf } from '#features/flows/watched/states.ts'
import { Alert } from '#ui/Alert.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import { stateAfter } from '../replayed-flow.ts'
import type { Timeline } from '../timeline.ts'
import { nameOf } from './entry-words.ts'
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

const shown = (snapshot: Snapshot<unknown> | undefined) => (snapshot === undefined ? undefined : foldedStateOf(snapshot))

/** What an entry brought, what it changed, and the state of its flow after it. */
export function EntryDetails({ at, timeline }: { at: number; timeline: Timeline }) {
  const moment = timeline.moments[at]
  const flow = timeline.flows[moment?.flow ?? -1]
  const states = useMemo(
    () =>
      moment === undefined || flow === undefined
        ? undefined
        : { before: shown(stateAfter(flow, moment.count - 1)), after: shown(stateAfter(flow, moment.count)) },
    [moment, flow],
  )
  if (moment === undefined || flow === undefined || states === undefined) return null
  const { entry, problem, count } = moment
  return (
    <Stack as="section">
      <Stack $gap="s1">
        <Heading>{nameOf(entry)}</Heading>
        <Weak>
          <time dateTime={new Date(entry.at).toISOString()}>{timeOf(entry.at)}</time>
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
