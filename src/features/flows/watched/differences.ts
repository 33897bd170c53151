import { partsOf } from '#machines/charts/parts.ts'
import type { FoldedState } from './states.ts'

/** One thing of a state that an entry changed; `undefined` where it was not there. */
export interface Difference {
  readonly path: string
  readonly before: string | undefined
  readonly after: string | undefined
}

/** The active states of a state value, as dotted paths: `form.editing`. */
export const leavesOf = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'string') return [path === '' ? value : `${path}.${value}`]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const at = path === '' ? key : `${path}.${key}`
    return typeof inner === 'object' && inner !== null && Object.keys(inner).length === 0 ? [at] : leavesOf(inner, at)
  })
}

const allOf = ({ status, value, context, children }: FoldedState): ReadonlyMap<string, string> =>
  new Map([
    ['status', status],
    ['state', leavesOf(value).join(', ')],
    ...partsOf(context ?? {}, 'context'),
    ...Object.entries(children).flatMap(([id, { snapshot }]) => [
      [`${id} status`, snapshot.status] as const,
      ...(snapshot.value === undefined ? [] : [[`${id} state`, leavesOf(snapshot.value).join(', ')] as const]),
      ...(snapshot.context === undefined ? [] : [...partsOf(snapshot.context, `${id} context`)]),
    ]),
  ])

/** What is different after an entry. */
export const differencesOf = (before: FoldedState | undefined, after: FoldedState): readonly Difference[] => {
  if (before === undefined) return []
  const [was, is] = [allOf(before), allOf(after)]
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((path) => was.get(path) !== is.get(path))
    .map((path) => ({ path, before: was.get(path), after: is.get(path) }))
}
