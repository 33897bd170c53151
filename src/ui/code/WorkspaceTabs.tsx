import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Tabs } from '../Tabs.tsx'
import type { WorkspacePane } from './workspace-panes.ts'

const Root = styled.div`
  height: 100%;
  min-height: 0;
  > div {
    height: 100%;
  }
  [role='tabpanel'] {
    min-height: 0;
    padding: 0;
  }
`

const Pane = styled.div`
  height: 100%;
  &[hidden] {
    display: none;
  }
`

/** The panes one at a time, where there is no room beside each other. What is out of sight stays as it is. @param runId another one brings the output to the front */
export function WorkspaceTabs({ panes, runId }: { panes: readonly WorkspacePane[]; runId: string | number | undefined }) {
  const [chosen, choose] = useState('question')
  useEffect(() => {
    if (runId !== undefined) choose('output')
  }, [runId])
  const selected = panes.some(({ id }) => id === chosen) ? chosen : 'question'
  return (
    <Root>
      <Tabs label="Panes" tabs={panes.map(({ id, label }) => ({ id, label }))} selected={selected} onSelect={choose}>
        {panes.map(({ id, content }) => (
          <Pane key={id} hidden={id !== selected}>
            {content}
          </Pane>
        ))}
      </Tabs>
    </Root>
  )
}
