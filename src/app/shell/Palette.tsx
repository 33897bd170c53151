import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { late } from '#ui/late.tsx'
import { isModalOpen } from '#ui/modal-mark.ts'
import { useSystem } from '../system-context.ts'
import type { PaletteCommandsProps } from './PaletteCommands.tsx'
import { PaletteWaiting } from './PaletteWaiting.tsx'
import { readShortcut } from './shortcut-keys.ts'

const PaletteCommands = late(() => import('./PaletteCommands.tsx').then((module) => module.PaletteCommands), PaletteWaiting)
const Shortcuts = late(() => import('./Shortcuts.tsx').then((module) => module.Shortcuts))

/** The command palette and the list of shortcuts, each by its key. */
export function Palette(props: PaletteCommandsProps) {
  const { shell } = useSystem()
  const shown = useSelector(shell, (state) => state.value.palette)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const shortcut = readShortcut(event)
      if (shortcut === null) return
      event.preventDefault()
      shell.send({ type: shortcut === 'palette' ? 'palette.toggled' : 'shortcuts.opened', isCovered: isModalOpen() })
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [shell])
  if (shown === 'open') return <OpenPalette {...props} />
  return shown === 'shortcuts' && <Shortcuts />
}

/** One opening: what is typed before its code is there goes into its field. */
function OpenPalette(props: PaletteCommandsProps) {
  const [typed, setTyped] = useState('')
  return <PaletteCommands {...props} typed={typed} onType={setTyped} />
}
