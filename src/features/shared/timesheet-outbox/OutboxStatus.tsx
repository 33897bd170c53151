import { loadLater } from '#ui/load-later.tsx'
import { OutboxReport } from '../outbox/OutboxReport.tsx'
import { partNotLoaded } from '../services/part-not-loaded.tsx'
import { operationInWords } from './operation-words.ts'
import { useTimesheetOutbox } from './use-timesheet-outbox.ts'

const ConflictCard = loadLater(() => import('./ConflictCard.tsx').then((module) => module.ConflictCard))

/** What waits for the network, what the server refused, and what was changed elsewhere too; nothing when all is on the server. */
export function OutboxStatus() {
  const { operations, isOffline, state, retry, discard, overwrite, acceptRemote, sendNow } = useTimesheetOutbox()
  const waiting = operations.filter(({ delivery }) => delivery === 'waiting' || delivery === 'sending').length
  const refused = operations.filter(({ delivery }) => delivery === 'refused')
  const conflicts = operations.filter(({ delivery }) => delivery === 'conflict')
  return (
    <OutboxReport
      state={state}
      waiting={isOffline ? waiting : 0}
      refused={refused.map(({ key, work, refusal }) => ({ key, words: operationInWords(work), message: refusal?.message }))}
      onSendNow={sendNow}
      onRetry={retry}
      onDiscard={discard}
    >
      {conflicts.length === 0
        ? undefined
        : conflicts.map((operation) => (
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
    </OutboxReport>
  )
}
