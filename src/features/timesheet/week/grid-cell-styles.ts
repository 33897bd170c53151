import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, leading, radius, shadow, size, space, text } = tokens

export const HoursCell = styled.td`
  position: relative;
  height: ${space.s10};
  /* What has the focus is scrolled clear of the head and the sums. */
  scroll-margin-block: ${space.s16};
  padding: 0 ${space.s3};
  border-block-end: ${size.hairline} solid ${color.line};
  border-inline-start: ${size.hairline} solid ${color.line};
  text-align: end;
  color: ${color.textStrong};
  cursor: cell;
  @media screen {
    &[data-off] {
      background: ${color.field};
    }
  }
  &[data-locked] {
    color: ${color.textWeak};
    cursor: default;
  }
  &[data-wrong],
  &[data-progress='refused'],
  &[data-progress='conflict'] {
    background: ${color.errorSoft};
  }
  &:focus-visible {
    outline: ${size.ring} solid ${color.focus};
    outline-offset: calc(${size.ring} * -1);
    z-index: 1;
  }
  @media (hover: hover) {
    &:hover:not([data-locked]) {
      background: ${color.hover};
    }
  }
`

export const CellInput = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  padding: 0 ${space.s3};
  border: 0;
  background: ${color.surface2};
  color: ${color.textStrong};
  font: inherit;
  text-align: end;
  outline: ${size.ring} solid ${color.focus};
  outline-offset: calc(${size.ring} * -1);
  &[aria-invalid='true'] {
    outline-color: ${color.error};
  }
`

export const CellCount = styled.span`
  position: absolute;
  inset-block-end: 0;
  inset-inline-start: ${space.s1};
  font-size: ${text.xs};
  line-height: ${leading.xs};
  color: ${color.textWeak};
`

export const CellMark = styled.span`
  position: absolute;
  inset-block-start: ${space.s1};
  inset-inline-start: ${space.s1};
  width: 6px;
  height: 6px;
  border-radius: ${radius.round};
  &[data-progress='saved'] {
    background: ${color.active};
    opacity: 0.35;
  }
  &[data-progress='waiting'] {
    border: ${size.hairline} solid ${color.pending};
  }
  &[data-progress='sending'] {
    background: ${color.pending};
  }
  &[data-progress='refused'],
  &[data-progress='conflict'] {
    background: ${color.error};
  }
  &[data-progress='conflict'] {
    border-radius: 0;
    rotate: 45deg;
  }
  @media (forced-colors: active) {
    &[data-progress='refused'] {
      border-radius: 0;
    }
  }
`

export const CellReason = styled.p`
  position: absolute;
  z-index: 4;
  width: max-content;
  max-width: 18rem;
  margin-block-start: ${space.s1};
  padding: ${space.s1} ${space.s2};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.small};
  background: ${color.surface2};
  box-shadow: ${shadow.floating};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
  pointer-events: none;
  &[data-wrong] {
    border-color: ${color.error};
    color: ${color.error};
  }
  @media print {
    display: none;
  }
`
