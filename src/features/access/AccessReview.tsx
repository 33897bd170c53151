import { styled } from 'styled-components'
import type { ActionOutcome, StagedAction } from '#machines/access-actions/access-actions.machine.ts'
import { messages } from '#rules/messages.ts'
import { accessActionNames } from '#rules/tool-access.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { tokens } from '#ui/theme.ts'

const { color, space } = tokens

const Steps = styled.ol`
  display: grid;
  gap: ${space.s2};
  margin: 0;
  padding-inline-start: ${space.s6};
  list-style: decimal;
  [data-done] {
    color: ${color.textMedium};
  }
`

const What = styled.strong`
  color: ${color.textStrong};
`

interface AccessReviewProps {
  /** What is to be done, or is left of it while it is done, in its order. */
  staged: readonly StagedAction[]
  /** What was tried already; null before it began. */
  outcomes: readonly ActionOutcome[] | null
  onApply: () => void
  onClose: () => void
}

/** What will be done with which access, before it is, and how far it is meanwhile. */
export function AccessReview({ staged, outcomes, onApply, onClose }: AccessReviewProps) {
  const busy = outcomes !== null
  return (
    <Dialog
      open
      title="Apply Actions"
      width={500}
      locked={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" disabledReason={busy ? messages.actionsApplying : undefined} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} busyLabel={`Applying, ${staged.length} left…`} onPress={onApply}>
            Apply
          </Button>
        </>
      }
    >
      <Steps aria-label="What will be done">
        {outcomes?.map(({ id, action, words, problem }) => (
          <li key={id} data-done="">
            <What>{accessActionNames[action]}</What>: {words}. {problem ?? 'Done.'}
          </li>
        ))}
        {staged.map(({ id, action, words }) => (
          <li key={id}>
            <What>{accessActionNames[action]}</What>: {words}
          </li>
        ))}
      </Steps>
    </Dialog>
  )
}
