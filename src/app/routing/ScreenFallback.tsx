import { useEffect } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { useSystem } from '../system-context.ts'

const { leading, size, space } = tokens

const Place = styled.div`
  display: grid;
  gap: ${space.s4};
  padding: ${space.s12} ${space.s4};
  main & {
    padding: 0;
  }
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
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton $width="40%" $height={leading.xxl} />
      <Skeleton $height={size.list} />
      <Skeleton $height={size.list} />
    </Place>
  )
}
