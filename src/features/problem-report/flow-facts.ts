import { snapshotTaken } from '#journal/entry.ts'
import type { Flows } from '#journal/flows.ts'
import type { FlowHistory } from '#journal/history.ts'
import { flowMetaOf } from '#journal/meta.ts'
import { toPlainEvent } from '#journal/redact.ts'
import { problemReport } from '#machines/problem-report/problem-report.machine.ts'
import type { ReportFacts } from '#view-models/problem-report/report.ts'

/** The persisted state with its secrets sealed; its value alone where XState cannot persist the rest. */
const stateOf = ({ actor, machine }: FlowHistory): unknown => {
  if (actor === undefined) return null
  try {
    const snapshot = actor.getPersistedSnapshot()
    return toPlainEvent({ type: snapshotTaken, snapshot }, flowMetaOf(machine).secrets, () => undefined).snapshot
  } catch {
    const { status, value } = actor.getSnapshot()
    return { status, value, context: null }
  }
}

/** Where every flow of the page is and how it came there, those that were closed lately too; the flow that reports it is not among them. */
export const flowFacts = (flows: Pick<Flows, 'histories'>): Pick<ReportFacts, 'machines' | 'flows'> => {
  const histories = flows.histories().filter(({ machine }) => machine.id !== problemReport.id)
  return {
    machines: Object.fromEntries(histories.map(({ machine }) => [machine.id, flowMetaOf(machine).version])),
    flows: histories.map((history) => ({
      key: history.key,
      machine: history.machine.id,
      state: stateOf(history),
      entries: history.entries,
    })),
  }
}
