import { silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { payRunFiles } from './pay-run-files.machine.ts'

const payRunId = '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7e01'

export const payRunFilesPlan: PathPlan = {
  name: 'pay-run-files',
  machine: payRunFiles,
  starts: [{ words: 'Open the pay runs', input: undefined }],
  events: [
    { event: { type: 'file.requested', file: { kind: 'slip', payRunId } }, words: 'Press Pay slip of a pay run' },
    { event: { type: 'file.requested', file: { kind: 'list', filter: '' } }, words: 'Press Export' },
    { event: doneEvent('giveFile'), words: 'The file arrives' },
    { event: errorEvent('giveFile', silence), words: 'There is no answer' },
  ],
  facts: ({ wanted }: { wanted: { kind: string } | null }) => String(wanted?.kind),
}
