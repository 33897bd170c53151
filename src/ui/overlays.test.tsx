import { screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Drawer, DrawerGroup, DrawerItem } from './Drawer.tsx'
import { BellIcon } from './icons.tsx'
import { Menu } from './Menu.tsx'
import { NavigationContext } from './navigation.ts'
import { Popover } from './Popover.tsx'
import { expectAccessible, show } from './test-support.tsx'

afterEach(() => vi.unstubAllGlobals())

describe('Menu', () => {
  it('opens by arrow, acts by Enter and gives the focus back', async () => {
    const onPress = vi.fn()
    const navigate = vi.fn()
    const items = [
      { id: 'timesheet', label: 'Timesheet', href: '/team-member/timesheet' },
      { separator: 'end' },
      { id: 'logout', label: 'Log Out', onPress },
    ]
    const { user } = show(
      <NavigationContext value={navigate}>
        <Menu label="Profile" items={items}>
          {(trigger) => <Button {...trigger}>Sara</Button>}
        </Menu>
      </NavigationContext>,
    )
    const button = screen.getByRole('button', { name: 'Sara' })
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findByRole('menu', { name: 'Profile' })).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Timesheet' }))
    await expectAccessible()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(onPress).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('menu')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(button))
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Timesheet' })))
    await user.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/team-member/timesheet')
  })

  it('does not act on a disabled item, and says why', async () => {
    const onPress = vi.fn()
    const { user } = show(
      <Menu label="Actions" open items={[{ id: 'delete', label: 'Delete', disabledReason: 'Only drafts', onPress }]}>
        {(trigger) => <Button {...trigger}>Actions</Button>}
      </Menu>,
    )
    const item = await screen.findByRole('menuitem')
    expect(item.textContent).toBe('DeleteOnly drafts')
    await user.click(item)
    expect(onPress).not.toHaveBeenCalled()
  })
})

/** A dialog whose owner hears of the menu's action in an effect, as a flow does. */
function Editor() {
  const [asked, setAsked] = useState(false)
  const [open, setOpen] = useState(false)
  useEffect(() => setOpen(asked), [asked])
  return (
    <>
      <Menu label="Actions" items={[{ id: 'edit', label: 'Edit', onPress: () => setAsked(true) }]}>
        {(trigger) => <Button {...trigger}>Actions</Button>}
      </Menu>
      <Dialog open={open} title="Edit record" onClose={() => setOpen(false)}>
        <p>Fields</p>
      </Dialog>
    </>
  )
}

describe('Menu and Dialog', () => {
  it('give the focus back to the button of the menu that opened the dialog', async () => {
    const { user } = show(<Editor />)
    await user.tab()
    await user.keyboard('{Enter}')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem')))
    await user.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Edit record' })
    await user.keyboard('{Escape}')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Actions' })))
  })
})

function Notifications() {
  const [open, setOpen] = useState(false)
  return (
    <Popover label="Notifications" open={open} onOpenChange={setOpen} trigger={(trigger) => <Button {...trigger}>Bell</Button>}>
      <Button onPress={() => setOpen(false)}>Read all</Button>
    </Popover>
  )
}

describe('Popover', () => {
  it('takes the focus in and gives it back on Escape', async () => {
    const { user } = show(<Notifications />)
    await user.tab()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Notifications' })
    expect(dialog.contains(document.activeElement)).toBe(true)
    await expectAccessible()
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bell' })))
  })
})

function Side({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer label="Main menu" open={open} onClose={onClose}>
      <nav aria-label="Main">
        <DrawerGroup title="Payments">
          <DrawerItem href="/team-member/loans" icon={<BellIcon />} current onNavigate={onClose}>
            Loans
          </DrawerItem>
        </DrawerGroup>
      </nav>
    </Drawer>
  )
}

const width = (px: number) => vi.stubGlobal('innerWidth', px)

describe('Drawer', () => {
  it('is part of a wide page', async () => {
    width(1024)
    show(<Side open={false} onClose={() => undefined} />)
    expect(screen.getByRole('link', { name: 'Loans' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expectAccessible()
  })

  it('lies over a narrow page only while open, and is closed by Escape and by going somewhere', async () => {
    width(390)
    const onClose = vi.fn()
    const navigate = vi.fn()
    const { user, rerender } = show(<Side open={false} onClose={onClose} />)
    expect(screen.queryByRole('link')).toBeNull()
    rerender(
      <NavigationContext value={navigate}>
        <Side open onClose={onClose} />
      </NavigationContext>,
    )
    expect(await screen.findByRole('dialog', { name: 'Main menu' })).toBeTruthy()
    await expectAccessible()
    await user.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledTimes(1)
    await user.click(screen.getByRole('link', { name: 'Loans' }))
    expect(navigate).toHaveBeenCalledWith('/team-member/loans')
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
