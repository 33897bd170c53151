import { styled } from 'styled-components'
import { buttonStyles } from './button-styles.ts'
import { focusRing, visuallyHidden } from './styles.ts'
import { media, tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

export const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s3} ${space.s4};
  min-height: calc(2 * ${size.control});
  padding: ${space.s3} ${space.s4};
  border: ${size.hairline} dashed ${color.control};
  border-radius: ${radius.medium};
  background: ${color.field};
  color: ${color.textMedium};
  transition:
    border-color ${motion.fast} ${motion.easing},
    background-color ${motion.fast} ${motion.easing};
  &[data-filled] {
    border-style: solid;
    border-color: ${color.lineStrong};
  }
  &[data-invalid] {
    border-color: ${color.error};
  }
  &[data-over] {
    border-color: ${color.focus};
    background: ${color.hover};
  }
  &[data-read-only] {
    background: transparent;
  }
  &[data-compact] {
    min-height: 0;
    padding: ${space.s1} 0;
    border-color: transparent;
    background: transparent;
  }
  &[data-compact][data-over] {
    border-color: ${color.focus};
    background: ${color.hover};
  }
  > svg {
    color: ${color.textWeak};
  }
  > svg[data-tone='error'] {
    color: ${color.error};
  }
`

export const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

export const Name = styled.div`
  overflow-wrap: anywhere;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-weight: ${weight.medium};
  color: ${color.textStrong};
`

export const Weak = styled.div`
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

export const Problem = styled.div`
  color: ${color.error};
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  @media ${media.belowCompact} {
    flex: 1 0 100%;
  }
`

/** The browser's own file input is what the keyboard and screen readers use; the label beside it is what is seen. */
export const HiddenInput = styled.input`
  ${visuallyHidden}
  &:focus-visible + label {
    ${focusRing}
  }
`

export const ChooseLabel = styled.label`
  ${buttonStyles}
  &[hidden] {
    display: none;
  }
`

export const DownloadLink = styled.a`
  ${buttonStyles}
`
