import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { linkTo } from '#rules/paths.ts'
import { late } from '#ui/late.tsx'
import { useNavigation } from '#ui/navigation.ts'
import { chooseTheme } from '#ui/theme-choice.ts'
import type { MenuGroup } from '#view-models/menu.ts'
import { useSystem } from '../system-context.ts'

const CommandPalette = late(() => import('#ui/CommandPalette.tsx').then((module) => module.CommandPalette))

/** Ctrl+K (or ⌘K): every screen of the menu and the commonest actions, found by typing. */
export function Palette({ groups }: { groups: readonly MenuGroup[] }) {
  const { shell } = useSystem()
  const navigate = useNavigation()
  const isOpen = useSelector(shell, (state) => state.matches({ palette: 'open' }))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      shell.send({ type: 'palette.toggled' })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [shell])
  if (!isOpen) return null
  const screens = groups.flatMap(({ items }) => items).map(({ route, label }) => ({ id: route, label, to: linkTo(route) }))
  const places = [...screens, { id: 'Notifications', label: 'Notifications', to: linkTo('Notifications') }]
  return (
    <CommandPalette
      open
      onClose={() => shell.send({ type: 'palette.closed' })}
      commands={[
        ...places.map(({ id, label, to }) => ({ id, label, group: 'Screens', run: () => navigate(to) })),
        { id: 'light', label: 'Light theme', group: 'Actions', run: () => chooseTheme('light') },
        { id: 'dark', label: 'Dark theme', group: 'Actions', run: () => chooseTheme('dark') },
        { id: 'system', label: 'Theme of the system', group: 'Actions', run: () => chooseTheme('system') },
        { id: 'logout', label: 'Log Out', group: 'Actions', keywords: 'sign out leave', run: () => navigate(linkTo('Logout')) },
      ]}
    />
  )
}
