import type { CSSProperties } from 'react'
import { styled } from 'styled-components'
import type { Flow } from '#features/shared/flows/use-flow.ts'
import { useFlow } from '#features/shared/flows/use-flow.ts'
import { type replay, selectAt } from '#machines/replay/replay.machine.ts'
import { Skeleton, SkeletonGroup } from '#ui/Skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/States.tsx'
import { media, tokens } from '#ui/theme.ts'
import type { ReadableReport } from '#view-models/problem-report/read.ts'
import type { KnownReport } from '../report-reader.ts'
import { EntryDetails } from './EntryDetails.tsx'
import { PortalFrame, portalSize } from './PortalFrame.tsx'
import { ReportEntries } from './ReportEntries.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { Steps } from './Steps.tsx'
import { texts } from './texts.ts'

const { size, space } = tokens

const Page = styled.main`
  display: grid;
  gap: ${space.s4};
  max-width: calc(1.5 * ${size.page});
  margin-inline: auto;
  padding: ${space.s4} ${space.s6};
  @media ${media.belowCompact} {
    padding: ${space.s4};
  }
`

/** The portal takes the room that it had, and the rest is beside it. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4} ${space.s6};
  align-items: start;
  @media ${media.fromWide} {
    grid-template-columns: minmax(0, var(--portal-width)) minmax(22rem, 1fr);
  }
`

const Side = styled.div`
  display: grid;
  gap: ${space.s4};
  min-width: 0;
`

/** For the style of the columns. */
const widthOf = (report: ReadableReport | undefined) =>
  ({ '--portal-width': `${portalSize(report?.shownIn ?? null).width}px` }) as CSSProperties

interface ReplayPageProps {
  flow: Flow<typeof replay>
  /** What was read. */
  known: () => KnownReport
}

/** A report of a problem, entry by entry, with the portal as it stood after each. */
export function ReplayPage({ flow, known }: ReplayPageProps) {
  const { state, send } = useFlow(flow)
  const isThere = state.matches('standing') || state.matches('empty')
  const found = isThere ? known() : undefined
  const at = selectAt(state)
  return (
    <Page data-flow="replay" data-state={JSON.stringify(state.value)}>
      <title>{texts.title}</title>
      <ReportFacts report={found?.report} />
      {state.matches('reading') && (
        <SkeletonGroup label={texts.reading}>
          <Columns style={widthOf(undefined)}>
            <Skeleton $height="40rem" />
            <Skeleton $height="40rem" />
          </Columns>
        </SkeletonGroup>
      )}
      {state.matches('failed') && (
        <ErrorState title={texts.failed} onRetry={() => send({ type: 'retry.requested' })}>
          {texts.failedWhy}
        </ErrorState>
      )}
      {state.matches('unreadable') && (
        <EmptyState title={texts.unreadable}>{texts.unreadableWhy(state.context.reason)}</EmptyState>
      )}
      {found !== undefined && (
        <>
          {state.matches('standing') && <Steps {...{ state, send }} timeline={found.timeline} />}
          <Columns style={widthOf(found.report)}>
            <PortalFrame at={at} shownIn={found.report.shownIn} />
            <Side>
              {state.matches('standing') ? (
                <>
                  <ReportEntries {...{ at, send }} timeline={found.timeline} search={state.context.search} />
                  <EntryDetails at={at} timeline={found.timeline} />
                </>
              ) : (
                <EmptyState title={texts.empty}>{texts.emptyWhy}</EmptyState>
              )}
            </Side>
          </Columns>
        </>
      )}
    </Page>
  )
}
