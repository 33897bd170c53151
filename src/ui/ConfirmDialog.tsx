import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  children?: ReactNode
  confirmText: string
  cancelText?: string
  /** The confirmed action destroys something: its button says so by its look. */
  danger?: boolean
  busy?: boolean
  /** Why it cannot be confirmed yet, such as a missing reason. */
  disabledReason?: string | undefined
  width?: 400 | 500
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that cannot be taken back. While busy it cannot be closed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, cancelText = 'Cancel', danger, busy = false, disabledReason, width = 400 } = props
  return (
    <Dialog
      open={open}
      onClose={props.onCancel}
      title={title}
      width={width}
      locked={busy}
      role="alertdialog"
      footer={
        <>
          <Button variant="quiet" onPress={props.onCancel} disabledReason={busy ? 'The action is under way' : undefined}>
            {cancelText}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} disabledReason={disabledReason} onPress={props.onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
