import { connection } from '#machines/connection/connection.machine.ts'
import { caught } from '#ui/failed-action.tsx'
import type { ReportedDevice, ReportFacts } from '#view-models/problem-report/report.ts'
import { scriptsOf } from '../shared/services/own-script.ts'
import type { Services } from '../shared/services/services.ts'
import { flowFacts } from './flow-facts.ts'

/** Characters of one message of the page, and of what was thrown, that are reported. */
const longest = 2000

const asked = [
  '(prefers-reduced-motion: reduce)',
  '(prefers-color-scheme: light)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
  '(display-mode: standalone)',
  '(pointer: coarse)',
] as const

const deviceFacts = (): ReportedDevice => ({
  browser: navigator.userAgent,
  languages: [...navigator.languages],
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  window: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
  theme: document.documentElement.dataset.theme ?? '',
  asksFor: asked.filter((query) => matchMedia(query).matches),
  isOnline: navigator.onLine,
})

/** The path, and of the query the names alone: what is searched for or opened by a link may be anything. */
export const addressOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string => {
  const names = [...new Set(new URLSearchParams(search).keys())]
  return names.length === 0 ? pathname : `${pathname}?${names.map((name) => `${encodeURIComponent(name)}=…`).join('&')}`
}

/** What the page's own alerts say, without the words of their buttons. */
const saidByPage = (): readonly string[] => {
  const texts = [...document.querySelectorAll('[role="alert"], [data-tone="error"]')].map((alert) => {
    const copy = alert.cloneNode(true) as Element
    for (const button of copy.querySelectorAll('button')) button.remove()
    return (copy.textContent ?? '').trim().slice(0, longest)
  })
  return [...new Set(texts)].filter((text) => text !== '')
}

const thrownText = (thrown: unknown): string | null => {
  if (thrown === undefined) return null
  return (thrown instanceof Error ? (thrown.stack ?? `${thrown.name}: ${thrown.message}`) : String(thrown)).slice(0, longest)
}

/** Everything that the page knows of itself and may tell; the flow that reports it is not in it. */
export const gatherFacts = ({ flows, now }: Services): ReportFacts => ({
  madeAt: new Date(now()).toISOString(),
  portal: scriptsOf(),
  ...flowFacts(flows),
  device: deviceFacts(),
  page: { address: addressOf(location), connection: flows.peek(connection.id)?.getSnapshot().value ?? null },
  said: saidByPage(),
  thrown: thrownText(caught.last),
})
