import { Fragment } from 'react'
import { Group, Panel, Separator } from 'react-resizable-panels'
import { styled } from 'styled-components'
import { tokens } from '../theme.ts'
import type { WorkspacePane } from './workspace-panes.ts'

const { color, motion, radius, space } = tokens

/** A line to hold and move, by pointer or with the arrow keys. */
const Divider = styled(Separator)`
  position: relative;
  flex: none;
  width: ${space.s2};
  background: ${color.background};
  outline: none;
  transition: background-color ${motion.fast} ${motion.easing};
  &[aria-orientation='horizontal'] {
    width: auto;
    height: ${space.s2};
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    margin: auto;
    width: ${space.s1};
    height: ${space.s8};
    border-radius: ${radius.round};
    background: ${color.control};
  }
  &[aria-orientation='horizontal']::after {
    width: ${space.s8};
    height: ${space.s1};
  }
  &:hover,
  &[data-separator='active'] {
    background: ${color.pressed};
  }
  &:focus-visible {
    background: ${color.focus};
    &::after {
      background: ${color.background};
    }
  }
`

const leastWidth = 200
const leastHeight = 130

const sharesOf = (hasOutput: boolean): readonly string[] => (hasOutput ? ['22', '40', '38'] : ['32', '68'])

/** The panes beside each other: the question, the editors one above the other, the output. */
export function WorkspacePanels({ panes }: { panes: readonly WorkspacePane[] }) {
  const editors = panes.filter(({ kind }) => kind === 'editor')
  const stack = (
    <Group orientation="vertical">
      {editors.map((pane, at) => (
        <Fragment key={pane.id}>
          {at > 0 && <Divider aria-label={`Height of ${editors[at - 1]?.label}`} />}
          <Panel id={`pane-${pane.id}`} minSize={leastHeight}>
            {pane.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  )
  const columns = [
    ...panes.filter(({ kind }) => kind === 'question'),
    { id: 'editors', label: 'the editors', content: stack },
    ...panes.filter(({ kind }) => kind === 'output'),
  ]
  const shares = sharesOf(columns.length === 3)
  return (
    // A new layout when the output comes: shares that were made for two columns do not fit three.
    <Group orientation="horizontal">
      {columns.map((column, at) => (
        <Fragment key={column.id}>
          {at > 0 && <Divider aria-label={`Width of ${columns[at - 1]?.label}`} />}
          <Panel id={`pane-${column.id}`} minSize={leastWidth} defaultSize={shares[at]}>
            {column.content}
          </Panel>
        </Fragment>
      ))}
    </Group>
  )
}
