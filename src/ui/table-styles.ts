/** The parts of Table, without behaviour. */
import { styled } from 'styled-components'
import { innerFocusRing } from './styles.ts'
import { tableMedia } from './table-media.ts'
import { tokens } from './theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

/** Scrolls sideways inside itself; the page never does. */
export const TableScroller = styled.div`
  position: relative;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  &[data-refreshing] tbody {
    opacity: 0.6;
  }
`

export const TableElement = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${text.sm};
  line-height: ${leading.sm};
  font-variant-numeric: tabular-nums;
  &[data-fixed] {
    table-layout: fixed;
  }
`

/** Eleven columns fit beside the drawer in a window of 1280 px. */
const edges = `
  @media ${tableMedia.belowRoomy} {
    padding-inline: ${space.s2};
  }
  &:first-child {
    padding-inline-start: ${space.s4};
  }
  &:last-child {
    padding-inline-end: ${space.s4};
  }
  &[data-align='end'] {
    text-align: end;
  }
  &[data-pinned] {
    position: sticky;
    inset-inline-end: 0;
    background: ${color.surface1};
    &::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-end: 100%;
      width: ${space.s2};
      background: linear-gradient(to left, ${color.surface1}, transparent);
      pointer-events: none;
    }
  }
  thead &[data-pinned] {
    border-start-end-radius: ${radius.large};
  }
  tr:last-child > &[data-pinned] {
    border-end-end-radius: ${radius.large};
  }
`

export const HeaderCell = styled.th`
  height: ${size.row};
  padding: 0 ${space.s3};
  border-block-end: ${size.hairline} solid ${color.line};
  color: ${color.textWeak};
  font-size: ${text.xs};
  font-weight: ${weight.medium};
  text-align: start;
  white-space: nowrap;
  ${edges}
`

/** The arrow keeps its place in every sortable header, so that sorting moves nothing. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  min-height: ${size.controlSmall};
  margin-inline: calc(-1 * ${space.s1});
  padding: 0 ${space.s1};
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: inherit;
  font-weight: inherit;
  cursor: pointer;
  > svg {
    width: 0.875rem;
    height: 0.875rem;
    opacity: 0;
  }
  &:hover {
    color: ${color.textStrong};
    > svg {
      opacity: 0.5;
    }
  }
  [aria-sort='ascending'] &,
  [aria-sort='descending'] & {
    color: ${color.textStrong};
    > svg {
      opacity: 1;
    }
  }
  [data-align='end'] & {
    flex-direction: row-reverse;
  }
`

export const BodyRow = styled.tr`
  transition: background-color ${motion.fast} ${motion.easing};
  &:not(:last-child) > td {
    border-block-end: ${size.hairline} solid ${color.line};
  }
  &[data-row]:hover,
  &[data-selected] {
    background: ${color.hover};
    > [data-pinned] {
      background-image: linear-gradient(${color.hover}, ${color.hover});
    }
  }
  &[data-pressable] {
    cursor: pointer;
  }
  &:focus-visible {
    ${innerFocusRing}
  }
`

export const BodyCell = styled.td`
  height: ${size.row};
  padding: ${space.s1} ${space.s3};
  color: ${color.textStrong};
  vertical-align: middle;
  white-space: nowrap;
  ${edges}
  &[data-wrap] {
    min-width: ${size.list};
    white-space: normal;
  }
`

export const ViewCell = styled.td`
  padding: 0;
`

export const ExpandedCell = styled.td`
  padding: ${space.s3} ${space.s4} ${space.s4};
  background: ${color.background};
`

/** Heads the rows of a group. */
export const GroupCell = styled.th`
  height: ${size.row};
  padding: ${space.s1} ${space.s4};
  border-block-end: ${size.hairline} solid ${color.line};
  background: ${color.background};
  color: ${color.textStrong};
  font-weight: inherit;
  text-align: start;
`
