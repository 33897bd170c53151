import type { ComponentProps } from 'react'
import type { StyleSheetManager } from 'styled-components'

type Middleware = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number]
type Element = Parameters<Middleware>[0]

const queries: readonly string[] = ['@media', '@container', '@supports']

/** Rules of one query that are written one by one: more are a sheet of their own, which is added once. */
const most = 8

const rulesOf = ({ type, root, children }: Element): readonly Element[] => {
  if (!queries.includes(type) || root !== null || !Array.isArray(children) || children.length > most) return []
  return children.every((one) => one.type === 'rule') ? children : []
}

/**
 * Writes a component's `@media { .a { … } }` as `.a { @media { … } }`, which means the same. A rule that is added to a sheet is looked at alone;
 * for a query Blink reads the whole sheet anew and styles the whole page anew, which made the first focus of a chart take half a second
 * (docs/decisions/0053-rules-are-added-one-by-one.md).
 */
export const nestedQueries: Middleware = (query, index, siblings) => {
  const rules = rulesOf(query)
  if (rules.length === 0) return
  const nested = rules.map((rule) => ({ ...rule, root: null, children: [{ ...query, root: rule, children: rule.children }] }))
  siblings.splice(index + 1, 0, ...nested)
  query.children = []
}
