import { useEffect } from 'react'
import { styled } from 'styled-components'
import { paletteLabel, paletteScrim, paletteSurface, paletteText } from '#ui/palette-styles.ts'
import { tokens } from '#ui/theme.ts'
import { useSystem } from '../system-context.ts'
import type { TypedAhead } from './PaletteCommands.tsx'
import { typeAhead } from './shortcut-keys.ts'

const Scrim = styled.div`
  ${paletteScrim}
`

const Surface = styled.div`
  ${paletteSurface}
`

const Text = styled.p`
  ${paletteText}
  display: flex;
  align-items: center;
  padding-inline: ${tokens.space.s4};
`

/**
 * Stands for the palette until its code is there. Keys belong to it at once, whatever has the focus: that stays where it was, so that
 * closing the palette leads back there.
 */
export function PaletteWaiting({ typed, onType }: TypedAhead) {
  const { shell } = useSystem()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (typeAhead('', event) !== null) onType((before) => typeAhead(before, event) ?? before)
      else if (event.key === 'Escape') shell.send({ type: 'palette.closed' })
      else if (event.key !== 'Enter') return
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('keydown', onKeyDown, true)
    return () => window.removeEventListener('keydown', onKeyDown, true)
  }, [shell, onType])
  return (
    <Scrim>
      <Surface role="status" aria-busy="true">
        <Text>{typed === '' ? paletteLabel : typed}</Text>
      </Surface>
    </Scrim>
  )
}
