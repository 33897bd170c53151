import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'
import type { Lit } from './drawing/ChartDrawing.tsx'
import { arrowText } from './drawing/graph.ts'
import { reasonOf } from './reasons.ts'

const { color, leading, space, text, weight } = tokens

const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  padding: 0;
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  list-style: none;
`

const Name = styled.span`
  color: ${color.warning};
  font-weight: ${weight.medium};
`

/** What a guard holds back in the present state, with its reason. */
export function HeldBack({ lit }: { lit: Lit }) {
  const refused = [...lit.possibilities].filter(([, { kind }]) => kind === 'refused')
  if (refused.length === 0) return null
  return (
    <List aria-label="Held back">
      {refused.map(([transition, possibility]) => (
        <li key={transition.id}>
          <Name>{arrowText(transition)}</Name> {reasonOf(possibility)}
        </li>
      ))}
    </List>
  )
}
