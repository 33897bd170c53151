import { useState } from 'react'
import { Button } from '../Button.tsx'
import { CommandPalette } from '../CommandPalette.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { Dialog } from '../Dialog.tsx'
import { BriefcaseIcon, LogOutIcon, PaymentIcon } from '../icons.tsx'
import { Cluster, Stack } from '../layout.tsx'
import { Select } from '../Select.tsx'
import { TextArea, TextField } from '../TextField.tsx'
import { Example, Section } from './Section.tsx'

const commitments = [
  { id: 'a', label: 'Portal, Senior engineer', description: 'AUD' },
  { id: 'b', label: 'Data platform, Engineer', description: 'USD' },
]

const commands = [
  { id: 'commitments', label: 'Commitments', group: 'Screens', icon: <BriefcaseIcon />, run: () => undefined },
  { id: 'loans', label: 'Loans', group: 'Screens', icon: <PaymentIcon />, keywords: 'money', run: () => undefined },
  { id: 'logout', label: 'Log Out', group: 'Actions', icon: <LogOutIcon />, run: () => undefined },
]

export function OverlaysSection() {
  const [open, setOpen] = useState<'form' | 'confirm' | 'palette'>()
  const [commitment, setCommitment] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <Section title="Dialogs">
      <Example caption="Dialog, confirmation, command palette">
        <Cluster>
          <Button onPress={() => setOpen('form')}>Loan request</Button>
          <Button onPress={() => setOpen('confirm')}>Reject</Button>
          <Button onPress={() => setOpen('palette')}>Command palette</Button>
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
      <CommandPalette open={open === 'palette'} onClose={close} commands={commands} />
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
