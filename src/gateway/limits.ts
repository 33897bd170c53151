import {
  type ASTVisitor,
  type FragmentDefinitionNode,
  GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql'

/** What one operation may ask for. The portal's largest document stays far below. */
export const limits = {
  /** Characters of the text. */
  characters: 50_000,
  /** Words and signs of the text; it bounds what the other rules have to look at. */
  tokens: 2_000,
  /** Fields inside each other. */
  depth: 12,
  /** Fields with every fragment written out. */
  fields: 500,
  /** Fields at the top with every fragment written out, each of which may call v1 several times. */
  rootFields: 10,
} as const

interface Measure {
  readonly depth: number
  readonly fields: number
  /** Fields that are not inside another one. */
  readonly outermost: number
}

const nothing: Measure = { depth: 0, fields: 0, outermost: 0 }
const tooMuch: Measure = {
  depth: Number.POSITIVE_INFINITY,
  fields: Number.POSITIVE_INFINITY,
  outermost: Number.POSITIVE_INFINITY,
}

const beside = (one: Measure, other: Measure): Measure => ({
  depth: Math.max(one.depth, other.depth),
  fields: one.fields + other.fields,
  outermost: one.outermost + other.outermost,
})

/** Depth and numbers of fields with the fragments written out; each fragment is measured once, and one that spreads itself is too much. */
const createMeasure = (fragmentOf: (name: string) => FragmentDefinitionNode | null | undefined) => {
  const known = new Map<string, Measure>()
  const measureFragment = (name: string): Measure => {
    const before = known.get(name)
    if (before !== undefined) return before
    const fragment = fragmentOf(name)
    if (!fragment) return nothing
    known.set(name, tooMuch)
    const measured = measure(fragment.selectionSet)
    known.set(name, measured)
    return measured
  }
  const measure = (set: SelectionSetNode): Measure =>
    set.selections
      .map((selection): Measure => {
        if (selection.kind === Kind.FRAGMENT_SPREAD) return measureFragment(selection.name.value)
        if (selection.kind === Kind.INLINE_FRAGMENT) return measure(selection.selectionSet)
        const inner = selection.selectionSet === undefined ? nothing : measure(selection.selectionSet)
        return { depth: inner.depth + 1, fields: inner.fields + 1, outermost: 1 }
      })
      .reduce(beside, nothing)
  return measure
}

const isIntrospection = (set: SelectionSetNode): boolean =>
  set.selections.every((one) => one.kind === Kind.FIELD && one.name.value.startsWith('__'))

/** Validation rule: refuses operations that ask for more than `limits`. */
export const operationLimits = (context: ValidationContext): ASTVisitor => {
  const measure = createMeasure((name) => context.getFragment(name))
  return {
    OperationDefinition: (node) => {
      if (isIntrospection(node.selectionSet)) return
      const { depth, fields, outermost } = measure(node.selectionSet)
      if (depth > limits.depth || fields > limits.fields || outermost > limits.rootFields) {
        context.reportError(new GraphQLError('The operation asks for too much at once.', { nodes: node }))
      }
    },
  }
}
