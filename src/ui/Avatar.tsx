import { useState } from 'react'
import { styled } from 'styled-components'
import { Tooltip } from './Tooltip.tsx'
import { tokens } from './theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const { color, radius, size, space, text, weight } = tokens

const Root = styled.span`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.avatar};
  height: ${size.avatar};
  overflow: hidden;
  border-radius: ${radius.round};
  background: ${color.surface3};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: 1;
  font-weight: ${weight.strong};
  user-select: none;
  &[data-size='large'] {
    width: ${size.avatarLarge};
    height: ${size.avatarLarge};
    font-size: ${text.lg};
  }
  > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

const Row = styled.ul`
  display: inline-flex;
  > li + li {
    margin-inline-start: calc(-1 * ${space.s1});
  }
  > li > span > span {
    box-shadow: 0 0 0 ${size.ring} ${color.surface1};
  }
`

/** The first letters of the first and the last word: 'Sara van Dijk' is SD. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last]
    .map((word) => (word ? (Array.from(word)[0] ?? '') : ''))
    .join('')
    .toUpperCase()
}

export interface Person {
  id: string
  name: string
  photoUrl?: string | null | undefined
  /** Said after the name in the tooltip: 'Line manager'. */
  role?: string
}

export interface AvatarProps {
  name: string
  photoUrl?: string | null | undefined
  size?: 'medium' | 'large'
  /** The name stands beside it already: nothing is read aloud. */
  decorative?: boolean
}

/** A person's photo, or the initials when there is none or it does not load. */
export function Avatar({ name, photoUrl, size: sizeName = 'medium', decorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>()
  const shown = photoUrl && photoUrl !== failed ? photoUrl : undefined
  return (
    <Root data-size={sizeName}>
      {shown ? <img src={shown} alt="" onError={() => setFailed(shown)} /> : <span aria-hidden="true">{initialsOf(name)}</span>}
      {!decorative && <VisuallyHidden>{name}</VisuallyHidden>}
    </Root>
  )
}

const Focusable = styled.span`
  display: inline-flex;
  border-radius: ${radius.round};
`

/** People side by side: at most four, then '+N' with the rest of the names in its tooltip. */
export function AvatarStack({ people, label, limit = 4 }: { people: readonly Person[]; label: string; limit?: number }) {
  const shown = people.length > limit ? people.slice(0, limit) : people
  const rest = people.slice(shown.length)
  const nameOf = (person: Person) => (person.role ? `${person.name}, ${person.role}` : person.name)
  return (
    <Row aria-label={label}>
      {shown.map((person) => (
        <li key={person.id}>
          <Tooltip text={nameOf(person)}>
            <Focusable tabIndex={0} role="img" aria-label={person.name}>
              <Avatar name={person.name} photoUrl={person.photoUrl} decorative />
            </Focusable>
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Tooltip text={rest.map(nameOf).join('; ')}>
            <Focusable tabIndex={0} role="img" aria-label={`${rest.length} more`}>
              <Root aria-hidden="true">+{rest.length}</Root>
            </Focusable>
          </Tooltip>
        </li>
      )}
    </Row>
  )
}
