import { fromPromise } from 'xstate'
import { defineFlow } from '#features/shared/flows/use-flow.ts'
import { ServicesContext } from '#features/shared/services/services.ts'
import { replay } from '#machines/replay/replay.machine.ts'
import { StyledPage } from '#ui/StyledPage.tsx'
import type { ReportReader } from '../report-reader.ts'
import { createLiveSystem } from './live-system.ts'
import { ReplayPage } from './ReplayPage.tsx'

/** The page that steps through the report. */
export const openReplayPage = (reader: ReportReader) => {
  const flow = defineFlow(replay, () => replay.provide({ actors: { readReport: fromPromise(() => reader.read()) } }))
  return (
    <StyledPage>
      <ServicesContext value={createLiveSystem().services}>
        <ReplayPage flow={flow} known={reader.known} />
      </ServicesContext>
    </StyledPage>
  )
}
