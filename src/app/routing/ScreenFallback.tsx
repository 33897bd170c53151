import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Spinner } from '#ui/Spinner.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSystem } from '../system-context.ts'

const Place = styled.div`
  display: grid;
  min-height: calc(100dvh - ${tokens.size.header});
  place-items: center;
`

/** Stands where a screen will be while its code or the facts about the person are fetched; sets the shell's loading flag. */
export function ScreenFallback() {
  const { shell } = useSystem()
  useEffect(() => {
    shell.send({ type: 'screen.awaited' })
    return () => shell.send({ type: 'screen.shown' })
  }, [shell])
  return (
    <Place role="status" aria-busy="true">
      <Spinner />
      <VisuallyHidden>Loading</VisuallyHidden>
    </Place>
  )
}
