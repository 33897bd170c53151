import { styled } from 'styled-components'
import { useAnchor } from './Link.tsx'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const Bar = styled.nav`
  display: inline-flex;
  flex: none;
  gap: ${size.hairline};
  padding: ${size.hairline};
  border: ${size.hairline} solid ${color.control};
  border-radius: ${radius.medium};
  background: ${color.field};
`

const View = styled.a`
  position: relative;
  display: grid;
  place-items: center;
  min-height: calc(${size.control} - 4 * ${size.hairline});
  padding-inline: ${space.s3};
  border-radius: ${radius.small};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-decoration: none;
  transition: color ${motion.fast} ${motion.easing};
  /* The edge of the bar belongs to it, too. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-2 * ${size.hairline}) 0;
  }
  &:hover {
    color: ${color.textStrong};
  }
  &[aria-current] {
    background: ${color.pressed};
    color: ${color.textStrong};
  }
`

export interface ViewChoice {
  readonly href: string
  readonly label: string
  /** Whether it is the one that is looked at. */
  readonly isShown: boolean
}

function Choice({ href, label, isShown }: ViewChoice) {
  return (
    <View {...useAnchor(href)} aria-current={isShown ? 'true' : undefined}>
      {label}
    </View>
  )
}

/** Ways to look at the same things, side by side: each has an address of its own. */
export function ViewSwitch({ label, views }: { label: string; views: readonly ViewChoice[] }) {
  return (
    <Bar aria-label={label}>
      {views.map((view) => (
        <Choice key={view.label} {...view} />
      ))}
    </Bar>
  )
}
