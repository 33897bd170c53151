import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, leading, space, text } = tokens

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s4};
  padding: 0;
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.s2};
`

const looks = [
  { label: 'active', stroke: color.accent, width: 2.5, dash: undefined },
  { label: 'can be taken', stroke: color.info, width: 2, dash: undefined },
  { label: 'depends on the event', stroke: color.info, width: 1.25, dash: '5 3' },
  { label: 'held back by a guard', stroke: color.warning, width: 1.25, dash: '2 3' },
] as const

/** What the lines of a chart mean. */
export function Legend() {
  return (
    <List aria-label="What the lines mean">
      {looks.map(({ label, stroke, width, dash }) => (
        <Item key={label}>
          <svg width="24" height="8" aria-hidden="true">
            <path d="M0 4H24" stroke={stroke} strokeWidth={width} strokeDasharray={dash} />
          </svg>
          {label}
        </Item>
      ))}
    </List>
  )
}
