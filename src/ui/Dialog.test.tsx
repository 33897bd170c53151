import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog } from './Dialog.tsx'
import { isModalOpen } from './modal-mark.ts'
import { TextField } from './TextField.tsx'
import { expectAccessible, show } from './test-support.tsx'

function Opener({ locked = false }: { locked?: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Loan Request" locked={locked} footer={<Button>Save</Button>}>
        <TextField label="Amount" />
      </Dialog>
    </>
  )
}

describe('Dialog', () => {
  it('takes the focus in, keeps it inside, and gives it back on Escape', async () => {
    const { user } = show(<Opener />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    const dialog = screen.getByRole('dialog', { name: 'Loan Request' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(isModalOpen()).toBe(true)
    await expectAccessible()
    for (let stop = 0; stop < 4; stop += 1) {
      await user.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(isModalOpen()).toBe(false)
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' })))
  })

  it('stays when it is locked', async () => {
    const { user } = show(<Opener locked />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('ConfirmDialog', () => {
  it('confirms and cancels by keyboard, with the texts it was given', async () => {
    const onConfirm = vi.fn()
    const onCancel = vi.fn()
    const { user, rerender } = show(
      <ConfirmDialog
        open
        title="Are you sure about this action ?"
        confirmText="Yes! Approve it"
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    )
    expect(screen.getByRole('alertdialog', { name: 'Are you sure about this action ?' })).toBeTruthy()
    screen.getByRole('button', { name: 'Yes! Approve it' }).focus()
    await user.keyboard('{Enter}')
    expect(onConfirm).toHaveBeenCalledTimes(1)
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(1)
    rerender(
      <ConfirmDialog open busy title="Are you sure?" confirmText="Delete" danger onConfirm={onConfirm} onCancel={onCancel} />,
    )
    await user.keyboard('{Escape}')
    expect(onCancel).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })
})
