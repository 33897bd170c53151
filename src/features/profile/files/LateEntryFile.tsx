import { styled } from 'styled-components'
import { loadLater } from '#ui/load-later.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tokens } from '#ui/theme.ts'
import { partNotLoaded } from '../../shared/services/part-not-loaded.tsx'
import type { EntryFileProps } from './EntryFile.tsx'

const EntryFile = loadLater(() => import('./EntryFile.tsx').then((module) => module.EntryFile))

/** As high as the field's line, so that nothing moves when it comes. */
const Place = styled.div`
  display: flex;
  align-items: center;
  min-height: calc(${tokens.size.controlSmall} + 2 * ${tokens.space.s1});
`

const waiting = (
  <Place>
    <Skeleton $width="14rem" />
  </Place>
)

/** The file of a certificate or a technical skill, fetched after the entries: they can be read and changed before. */
export function LateEntryFile(props: EntryFileProps) {
  return <EntryFile part={props} waiting={waiting} failed={partNotLoaded} />
}
