import type { ReportedError, ReportedFlow } from './report.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** Every effect that failed, as the entries tell it, the oldest first. */
export const errorsOf = (flows: readonly ReportedFlow[]): readonly ReportedError[] =>
  flows
    .flatMap(({ entries }) => entries)
    .flatMap(({ at, flow, event }): ReportedError[] => {
      // A child tells of its failure, and its parent again.
      if (!('error' in event) || flow.includes('/')) return []
      const told = typeof event.error === 'object' && event.error !== null ? event.error : { message: String(event.error) }
      const texts = ['kind', 'code', 'message', 'reference'].flatMap((field) => {
        const value: unknown = Reflect.get(told, field)
        return isText(value) ? [[field, value] as const] : []
      })
      return [{ at, flow, ...Object.fromEntries(texts) }]
    })
    .toSorted((one, other) => one.at - other.at)
