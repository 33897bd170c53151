import { useEffect, useState } from 'react'
import { session } from '#machines/session/session.machine.ts'
import { themeChoice } from '#ui/theme-choice.ts'
import { App } from '../App.tsx'
import { markStates } from '../mark-states.ts'
import { createMockedGateway } from '../mocked-gateway.ts'
import type { System } from '../system.ts'
import { addressAt } from './address-at.ts'
import { hearWindow, tellWindow } from './frame-messages.ts'
import { inertMachines } from './machines.ts'
import { createReplayedFlows } from './replayed-flows.ts'
import { replayedSession, standInPerson } from './replayed-person.ts'
import type { KnownReport, ReportReader } from './report-reader.ts'
import { leaveFocus } from './sealed-window.ts'
import { createStillSystem } from './still-system.ts'
import { tellWatchers } from './tell-watchers.ts'

/** Puts the page where it was after an entry. @returns its parts then */
type Stand = (at: number) => System

const replaying = ({ report, timeline }: KnownReport): Stand => {
  const flows = createReplayedFlows(timeline, inertMachines)
  const isMasked = report.leftOut.includes('typed')
  const pathAt = (at: number) => addressAt(timeline, at, report.path, isMasked)
  const sessionAt = (path: string) => replayedSession(flows.peek(session.id) as never, path, timeline)
  const last = timeline.moments.length - 1
  flows.standAt(last)
  const { roles } = sessionAt(pathAt(last)).getSnapshot().context.user
  const madeAt = Date.parse(report.madeAt)
  const gateway = createMockedGateway({
    person: standInPerson(roles, pathAt(last)),
    ...(madeAt > 0 && { now: () => madeAt }),
  })
  tellWatchers(flows)
  return (at) => {
    flows.standAt(at)
    const path = pathAt(at)
    history.replaceState(null, '', path)
    const now = timeline.moments[at]?.entry.at ?? madeAt
    const system = createStillSystem({ flows, session: sessionAt(path), gateway, now: () => now })
    markStates(system)
    return system
  }
}

interface Shown {
  readonly at: number
  readonly system: System
}

/** The portal as it stood after the entry that the replay page names; drawn from its beginning each time, as a page that is loaded. */
function ReplayedPortal({ stand }: { stand: Stand }) {
  const [shown, show] = useState<Shown>()
  useEffect(() => {
    const end = hearWindow(
      () => window.parent,
      (message) => {
        if (message.type === 'stand') show({ at: message.at, system: stand(message.at) })
      },
    )
    tellWindow(window.parent, { type: 'ready' })
    return end
  }, [stand])
  useEffect(() => {
    document.documentElement.dataset.replayed = String(shown?.at)
  }, [shown])
  return shown && <App key={shown.at} system={shown.system} />
}

/** The portal in the frame of the replay page. */
export const openReplayedPortal = async (reader: ReportReader) => {
  leaveFocus(window)
  await reader.read()
  const known = reader.known()
  const { theme } = known.report.shownIn ?? {}
  if (theme === 'dark' || theme === 'light') themeChoice.choose(theme)
  return <ReplayedPortal stand={replaying(known)} />
}
