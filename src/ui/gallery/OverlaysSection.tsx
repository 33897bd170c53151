import { useState } from 'react'
import { Button } from '../Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { Cluster, Stack } from '../layout.tsx'
import { Select } from '../Select.tsx'
import { TextArea, TextField } from '../TextField.tsx'
import { Example, Section } from './Section.tsx'

const commitments = [
  { id: 'a', label: 'Portal, Senior engineer', description: 'AUD' },
  { id: 'b', label: 'Data platform, Engineer', description: 'USD' },
]

export function OverlaysSection() {
  const [open, setOpen] = useState<'form' | 'confirm'>()
  const [commitment, setCommitment] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <Section title="Dialogs">
      <Example caption="Dialog, confirmation">
        <Cluster>
          <Button onPress={() => setOpen('form')}>Loan request</Button>
          <Button onPress={() => setOpen('confirm')}>Reject</Button>
        </Cluster>
      </Example>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="Loan request"
        width={600}
        footer={
          <>
            <Button variant="quiet" onPress={close}>
              Cancel
            </Button>
            <Button variant="primary" onPress={close}>
              Save
            </Button>
          </>
        }
      >
        <Stack $gap="s5">
          <Select label="Commitment" required options={commitments} value={commitment} onChange={setCommitment} />
          <TextField label="Amount" inputMode="decimal" required />
          <TextArea label="Description" />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Are you sure about this action ?"
        confirmText="Yes! Reject it"
        danger
        busy={busy}
        onCancel={() => {
          setBusy(false)
          close()
        }}
        onConfirm={() => setBusy(true)}
      >
        <TextArea label="Reason of Rejecting" required />
      </ConfirmDialog>
    </Section>
  )
}
