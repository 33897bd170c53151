import { styled } from 'styled-components'
import { tokens } from '#ui/theme.ts'

const { color, leading, radius, size, space, text, weight } = tokens

export const GridScroller = styled.div`
  overflow-x: auto;
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.surface1};
`

export const GridTable = styled.table`
  width: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${text.md};
  line-height: ${leading.md};
  font-variant-numeric: tabular-nums;
`

export const DayHeader = styled.th`
  width: 5.75rem;
  vertical-align: bottom;
  padding: ${space.s2} ${space.s3} ${space.s2} ${space.s1};
  border-block-end: ${size.hairline} solid ${color.line};
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-weight: ${weight.medium};
  text-align: end;
  color: ${color.textMedium};
  white-space: nowrap;
  &[data-today] {
    color: ${color.textStrong};
    box-shadow: inset 0 -2px 0 ${color.accent};
  }
  &[data-first] {
    width: auto;
    padding-inline: ${space.s4} ${space.s2};
    text-align: start;
    white-space: normal;
  }
  tfoot & {
    border-block-end: 0;
  }
`

export const DayNote = styled.span`
  display: block;
  font-size: ${text.xs};
  line-height: ${leading.xs};
  font-weight: ${weight.regular};
  color: ${color.textWeak};
`

export const RowHeader = styled.th`
  padding: ${space.s2} ${space.s2} ${space.s2} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  font-weight: ${weight.regular};
  text-align: start;
`

export const RowTitle = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-weight: ${weight.medium};
  color: ${color.textStrong};
`

export const RowText = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
`

export const HoursCell = styled.td`
  position: relative;
  height: ${space.s12};
  padding: 0 ${space.s3};
  border-block-end: ${size.hairline} solid ${color.line};
  border-inline-start: ${size.hairline} solid ${color.line};
  text-align: end;
  color: ${color.textStrong};
  cursor: cell;
  &[data-off] {
    background: ${color.field};
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

/** How far a cell's hours are from the server, in its corner. */
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
`

export const TotalCell = styled.td`
  padding: ${space.s2} ${space.s3};
  border-inline-start: ${size.hairline} solid ${color.line};
  text-align: end;
  font-weight: ${weight.strong};
  color: ${color.textStrong};
  white-space: nowrap;
  tbody & {
    border-block-end: ${size.hairline} solid ${color.line};
    font-weight: ${weight.medium};
  }
`

export const StatusLine = styled.p`
  min-height: ${leading.sm};
  margin: 0;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  color: ${color.textMedium};
  &[data-wrong] {
    color: ${color.error};
  }
`
