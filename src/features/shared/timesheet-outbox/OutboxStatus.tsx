import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DeviceIcon } from '#ui/file-icons.tsx'
import { LinkButton } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { loadLater } from '#ui/load-later.tsx'
import { tokens } from '#ui/theme.ts'
import { partNotLoaded } from '../services/part-not-loaded.tsx'
import { operationInWords } from './operation-words.ts'
import { useTimesheetOutbox } from './use-timesheet-outbox.ts'

const { color, leading, space, text } = tokens

const ConflictCard = loadLater(() => import('./ConflictCard.tsx').then((module) => module.ConflictCard))

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  margin: 0;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

/** What waits for the network, what the server refused, and what was changed elsewhere too; nothing when all is on the server. */
export function OutboxStatus() {
  const { operations, isOffline, state, retry, discard, overwrite, acceptRemote, sendNow } = useTimesheetOutbox()
  const waiting = operations.filter(({ delivery }) => delivery === 'waiting' || delivery === 'sending').length
  const refused = operations.filter(({ delivery }) => delivery === 'refused')
  const conflicts = operations.filter(({ delivery }) => delivery === 'conflict')
  const isWaiting = isOffline && waiting > 0
  const mark = <span hidden data-flow="outbox" data-state={JSON.stringify(state)} />
  if (!isWaiting && refused.length + conflicts.length === 0) return mark
  return (
    <Stack $gap="s3">
      {mark}
      {isWaiting && (
        <Line role="status">
          <DeviceIcon size="small" />
          <span>{waiting === 1 ? '1 change waits for the network' : `${waiting} changes wait for the network`}</span>
          <LinkButton onPress={sendNow}>Try now</LinkButton>
        </Line>
      )}
      {refused.map(({ key, work, refusal }) => (
        <Alert
          key={key}
          tone="error"
          announce={false}
          title={operationInWords(work)}
          actions={
            <>
              <Button onPress={() => retry(key)}>Retry</Button>
              <Button variant="quiet" onPress={() => discard(key)}>
                Discard
              </Button>
            </>
          }
        >
          {refusal?.message}
        </Alert>
      ))}
      {conflicts.map((operation) => (
        <ConflictCard
          key={operation.key}
          part={{
            operation,
            onOverwrite: () => overwrite(operation.key),
            onAcceptRemote: () => acceptRemote(operation.key),
          }}
          waiting={null}
          failed={partNotLoaded}
        />
      ))}
    </Stack>
  )
}
