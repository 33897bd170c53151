import { styled } from 'styled-components'
import { selectFlow, selectHeldAt } from '#machines/flow-explorer/flow-explorer.machine.ts'
import { Button } from '#ui/Button.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { EmptyState } from '#ui/States.tsx'
import { media, tokens } from '#ui/theme.ts'
import { useFlow } from '../shared/flows/use-flow.ts'
import { useServices } from '../shared/services/services.ts'
import { AllFlows } from './AllFlows.tsx'
import { flowExplorerFlow } from './flow-explorer.actors.ts'
import { LayoutsContext, useLayouts } from './use-drawing.ts'
import { useWatchedPages } from './use-watched-pages.ts'
import { WatchedFlowView } from './WatchedFlowView.tsx'
import { flowNamed } from './watched/watched-pages.ts'

const { size, space } = tokens

const Page = styled.main`
  max-width: calc(1.25 * ${size.page});
  margin-inline: auto;
  padding: ${space.s6};
  @media ${media.belowCompact} {
    padding: ${space.s4};
  }
`

/** The flows of this browser's pages as charts, with their journals: for whoever makes, tests and supports the portal. */
export function FlowsPage() {
  const { flows } = useServices()
  const pages = useWatchedPages(flows)
  const layouts = useLayouts()
  const { state, send } = useFlow(flowExplorerFlow)
  const name = selectFlow(state)
  const flow = name === '' ? undefined : flowNamed(pages ?? [], name)
  return (
    <LayoutsContext value={layouts}>
      <Page data-flow="flow-explorer" data-state={JSON.stringify(state.value)}>
        <title>Flows</title>
        {name === '' ? (
          <>
            <PageHeader title="Flows" actions={<Beside />}>
              What runs on the pages of this browser. A page is shown here when it is opened, or loaded anew, while this one is
              open. Nothing leaves this device, and secrets stay sealed.
            </PageHeader>
            {pages === undefined ? <Spinner /> : <AllFlows pages={pages} search={state.context.search} send={send} />}
          </>
        ) : flow === undefined ? (
          <EmptyState
            title="This flow is not there any more"
            action={<Button onPress={() => send({ type: 'all.requested' })}>All flows</Button>}
          >
            Its page was closed or loaded anew, or whoever was signed in has logged out.
          </EmptyState>
        ) : (
          <WatchedFlowView
            flow={flow}
            page={pages?.find(({ flows: all }) => all.includes(flow))}
            heldAt={selectHeldAt(state)}
            journalSearch={state.context.journalSearch}
            send={send}
          />
        )}
      </Page>
    </LayoutsContext>
  )
}

/** Opens the portal in a window beside this one, where it is watched from its start. */
function Beside() {
  const open = () =>
    window.open('/', 'portal-beside', `popup,width=${Math.min(1100, screen.availWidth / 2)},height=${screen.availHeight}`)
  return <Button onPress={open}>Open the portal beside</Button>
}
