import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { messages } from '#rules/messages.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { media } from '#ui/theme.ts'
import { DraftKept } from '../flows/DraftKept.tsx'
import type { EntryFormView } from './use-entry-form.ts'

const Draft = styled.div`
  flex: 1 0 100%;
  /* It has a line of its own, above buttons that stand at the lower edge and so stay where they are when it comes. */
  @media ${media.belowCompact} {
    &:has(> :empty) {
      display: none;
    }
  }
  @media ${media.fromCompact} {
    flex: 1;
    align-self: center;
  }
`

interface EntryFrameProps {
  view: EntryFormView
  title: string
  /** The buttons beside Cancel. */
  buttons: ReactNode
  children: ReactNode
}

/** The dialog around the form of a time record; leaving it with something typed asks first. */
export function EntryFrame({ view, title, buttons, children }: EntryFrameProps) {
  const { busy } = view
  return (
    <div data-flow="timesheet-entry" data-state={view.stateText}>
      <Dialog
        open={view.isOpen}
        title={title}
        width={600}
        locked={busy}
        onClose={view.close}
        footer={
          <>
            <Draft>
              <DraftKept flowKey={view.key} hasChanges={view.hasChanges && !view.busy} />
            </Draft>
            <Button variant="quiet" disabledReason={busy ? messages.recordSaving : undefined} onPress={view.cancel}>
              Cancel
            </Button>
            {buttons}
          </>
        }
      >
        {children}
      </Dialog>
      <ConfirmDialog
        open={view.isAsking}
        title="Discard what you typed?"
        confirmText="Discard"
        cancelText="Keep typing"
        danger
        onConfirm={view.drop}
        onCancel={view.keepTyping}
      >
        The record is not saved.
      </ConfirmDialog>
    </div>
  )
}
