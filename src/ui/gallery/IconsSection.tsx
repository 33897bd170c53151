import { styled } from 'styled-components'
import { tokens } from '../theme.ts'
import * as icons from './all-icons.ts'
import { Section } from './Section.tsx'

const { color, leading, size, space, text } = tokens

const Icons = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(calc(2 * ${size.avatarLarge}), 1fr));
  gap: ${space.s4} ${space.s2};
`

const Item = styled.li`
  display: grid;
  justify-items: center;
  gap: ${space.s2};
  color: ${color.textMedium};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  > svg {
    color: ${color.textStrong};
  }
`

export function IconsSection() {
  return (
    <Section title="Icons">
      <Icons>
        {Object.entries(icons).map(([name, Icon]) => (
          <Item key={name}>
            <Icon />
            {name.replace(/Icon$/, '')}
          </Item>
        ))}
      </Icons>
    </Section>
  )
}
