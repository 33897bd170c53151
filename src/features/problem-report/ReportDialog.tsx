import { useDeferredValue, useMemo } from 'react'
import { styled } from 'styled-components'
import { problemReport, selectReportFailure } from '#machines/problem-report/problem-report.machine.ts'
import { messages } from '#rules/messages.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextArea } from '#ui/TextField.tsx'
import { tokens } from '#ui/theme.ts'
import { composeReport, factsOf, reportFileName, textOfReport } from '#view-models/problem-report/compose.ts'
import { type FlowView, useFlow } from '../shared/flows/use-flow.ts'
import { useServices } from '../shared/services/services.ts'
import { problemReportFlow } from './problem-report.actors.ts'
import { ReportContent, ReportParts } from './ReportParts.tsx'

const { color, font, space, text } = tokens

const Stack = styled.div`
  display: grid;
  gap: ${space.s5};
`

const Size = styled.p`
  color: ${color.textWeak};
  font-size: ${text.sm};
`

/** Always there, so that what comes into it is said; while it is empty it takes no room. */
const OverButtons = styled.div`
  flex: 1 0 100%;
  &:not(:has([data-tone])) {
    margin-block-end: calc(-1 * ${space.s2});
  }
`

const Reference = styled.code`
  font-family: ${font.mono};
  overflow-wrap: anywhere;
`

type View = FlowView<typeof problemReport>

const kilobytes = (characters: string): string => `${Math.max(1, Math.round(new Blob([characters]).size / 1024))} kB`

/** What would be sent: all of it, to be read and to be left out. */
function Composing({ state, send }: View) {
  const { leftOut, sentence } = state.context
  const facts = useMemo(() => factsOf(state.context.facts), [state.context.facts])
  const words = useDeferredValue(sentence)
  const report = useMemo(() => composeReport(facts, { leftOut, sentence: words.trim() }), [facts, leftOut, words])
  const json = useMemo(() => textOfReport(report), [report])
  const isBusy = state.hasTag('busy')
  return (
    <Stack>
      <p>{messages.reportIntro}</p>
      <TextArea
        label={messages.reportSentence}
        description={messages.reportSentenceHint}
        value={sentence}
        maxLength={messages.reportSentenceMax}
        rows={3}
        autoFocus
        readOnly={isBusy}
        onChange={(value) => send({ type: 'sentence.changed', sentence: value })}
      />
      <ReportParts report={report} leftOut={leftOut} isBusy={isBusy} onToggle={(part) => send({ type: 'part.toggled', part })} />
      <ReportContent label={messages.reportAsJson}>{json}</ReportContent>
      <Size>
        {kilobytes(json)}
        {report.noRoomFor.entries > 0 && `. ${messages.reportNoRoom.replace('{count}', String(report.noRoomFor.entries))}`}
      </Size>
      {!state.context.isSignedIn && (
        <Alert tone="info" announce={false}>
          {messages.reportNeedsSignIn}
        </Alert>
      )}
    </Stack>
  )
}

/** What became of it last, above the buttons: wherever the report is scrolled to, it is seen. */
function Outcome({ state }: Pick<View, 'state'>) {
  const failure = selectReportFailure(state)
  return (
    <OverButtons>
      <div role="status">
        {state.matches({ composing: 'saved' }) && (
          <Alert tone="success">{messages.reportSaved.replace('{file}', state.context.file)}</Alert>
        )}
      </div>
      {failure !== null && <Alert tone="error">{failure}</Alert>}
    </OverButtons>
  )
}

/** The report has arrived. */
function Sent({ state }: Pick<View, 'state'>) {
  return (
    <Alert tone="success" title={messages.reportSent} announce>
      {messages.reportSentReference} <Reference>{state.context.reference}</Reference>
      <br />
      {messages.reportKept}
    </Alert>
  )
}

/** Reporting a problem (docs/problem-reports.md). */
export function ReportDialog() {
  const services = useServices()
  const view = useFlow(problemReportFlow)
  const { state, send } = view
  const close = () => send({ type: 'cancel.requested' })
  if (!state.hasTag('open')) return null
  const isSent = state.matches('sent')
  const isSending = state.matches('sending')
  const { isSignedIn } = state.context
  return (
    <Dialog
      open
      title={messages.reportProblem}
      width={600}
      locked={state.hasTag('busy')}
      onClose={close}
      footer={
        isSent ? (
          <Button variant="primary" autoFocus onPress={close}>
            Close
          </Button>
        ) : (
          <>
            <Outcome state={state} />
            <Button
              disabledReason={isSending ? messages.reportBusy : undefined}
              onPress={() => send({ type: 'save.requested', file: reportFileName(services.now()) })}
            >
              {messages.reportSave}
            </Button>
            {isSignedIn && (
              <Button
                variant="primary"
                busy={isSending}
                busyLabel="Sending…"
                onPress={() => send({ type: 'send.requested', requestKey: services.newKey() })}
              >
                {messages.reportSend}
              </Button>
            )}
          </>
        )
      }
    >
      <div data-flow={problemReport.id} data-state={JSON.stringify(state.value)}>
        {isSent ? <Sent state={state} /> : <Composing {...view} />}
      </div>
    </Dialog>
  )
}
