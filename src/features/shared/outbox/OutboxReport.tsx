import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { DeviceIcon } from '#ui/file-icons.tsx'
import { LinkButton } from '#ui/Link.tsx'
import { Stack } from '#ui/layout.tsx'
import { tokens } from '#ui/theme.ts'
import type { OutboxView } from './outbox.ts'

const { color, leading, space, text } = tokens

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  margin: 0;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

/** An operation that the server refused. */
export interface RefusedInWords {
  readonly key: string
  readonly words: string
  /** Why. */
  readonly message: string | undefined
}

interface OutboxReportProps {
  state: OutboxView['state']
  /** How many wait for the network; 0 while there is one. */
  waiting: number
  refused: readonly RefusedInWords[]
  onSendNow: () => void
  onRetry: (key: string) => void
  onDiscard: (key: string) => void
  /** What else waits for the person: conflicts. */
  children?: ReactNode
}

/** What of a screen's operations waits for the network or the person; nothing when all is on the server. */
export function OutboxReport({ state, waiting, refused, onSendNow, onRetry, onDiscard, children }: OutboxReportProps) {
  const mark = <span hidden data-flow="outbox" data-state={JSON.stringify(state)} />
  if (waiting === 0 && refused.length === 0 && children === undefined) return mark
  return (
    <Stack $gap="s3">
      {mark}
      {waiting > 0 && (
        <Line role="status">
          <DeviceIcon size="small" />
          <span>{waiting === 1 ? '1 change waits for the network' : `${waiting} changes wait for the network`}</span>
          <LinkButton onPress={onSendNow}>Try now</LinkButton>
        </Line>
      )}
      {refused.map(({ key, words, message }) => (
        <Alert
          key={key}
          tone="error"
          announce={false}
          title={words}
          actions={
            <>
              <Button onPress={() => onRetry(key)}>Retry</Button>
              <Button variant="quiet" onPress={() => onDiscard(key)}>
                Discard
              </Button>
            </>
          }
        >
          {message}
        </Alert>
      ))}
      {children}
    </Stack>
  )
}
