import type { RunningPortal } from '../../support/portal.ts'

interface LogLine {
  readonly route?: string
  readonly method?: string
  readonly status?: number
}

const isLogLine = (value: unknown): value is LogLine => typeof value === 'object' && value !== null

const parsed = (line: string): LogLine | null => {
  try {
    const value: unknown = JSON.parse(line)
    return isLogLine(value) ? value : null
  } catch {
    return null
  }
}

/** How many answers a route of the portal has given so far. */
export const answersOf = (portal: RunningPortal, route: string, status?: number): number =>
  portal
    .output()
    .split('\n')
    .filter((line) => line.includes(route))
    .map(parsed)
    .filter((line) => line?.route === route && (status === undefined || line.status === status)).length

export const refreshRoute = '/v1/authentication/refreshToken'
