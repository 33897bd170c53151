import type { AnyStateMachine } from 'xstate'
import { nodesOf, type PathPlan } from './path-plan.ts'

/** What was seen at one place of some plain data. */
export interface DataShape {
  /** The kinds of value seen there, in alphabetical order: `list`, `no`, `number`, `object`, `text`, `truth`. `no` is null. */
  readonly kinds: readonly string[]
  /** The texts seen there, where the field tells apart what the rest of its object means. */
  readonly texts?: readonly string[]
  /** Of all items of the lists. */
  readonly items?: DataShape
  /** Of the objects; a name that not every object had ends with a question mark. */
  readonly fields?: Readonly<Record<string, DataShape>>
}

/** What a stored journal of a machine depends on. */
export interface JournalShape {
  /** Every state with its kind: `filling (atomic)`. */
  readonly states: readonly string[]
  /** Every event that the chart answers to, with its data as the path plan has it; null for one that the plan does not send. */
  readonly events: Readonly<Record<string, DataShape | null>>
  readonly context: DataShape
  /** The machines it starts, by the name of their actor. */
  readonly children: Readonly<Record<string, JournalShape>>
}

/** Names of fields that say which of several things an object is. */
const telling = new Set(['kind', 'type', 'state', 'status'])

const kindOf = (value: unknown): string => {
  if (value === null) return 'no'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'object'
  return typeof value === 'string' ? 'text' : typeof value === 'boolean' ? 'truth' : typeof value
}

const sorted = (texts: Iterable<string>): readonly string[] => [...new Set(texts)].sort()

/** What all these values have in common, and where they differ. Values are as JSON gives them back. */
export const shapeOf = (values: readonly unknown[], name = ''): DataShape => {
  const texts = values.filter((value) => typeof value === 'string')
  const lists = values.filter((value) => Array.isArray(value))
  const objects = values.filter((value) => kindOf(value) === 'object') as readonly Readonly<Record<string, unknown>>[]
  const fieldOf = (field: string): [string, DataShape] => {
    const present = objects.filter((object) => Object.hasOwn(object, field))
    const seen = present.map((object) => object[field])
    return [present.length === objects.length ? field : `${field}?`, shapeOf(seen, field)]
  }
  return {
    kinds: sorted(values.map(kindOf)),
    ...(telling.has(name) && texts.length > 0 ? { texts: sorted(texts) } : {}),
    ...(lists.length > 0 ? { items: shapeOf(lists.flat()) } : {}),
    ...(objects.length > 0 ? { fields: Object.fromEntries(sorted(objects.flatMap(Object.keys)).map(fieldOf)) } : {}),
  }
}

/** A persisted state, as far as it is needed here. */
export interface PersistedState {
  readonly context?: unknown
  readonly children?: Readonly<Record<string, { readonly src: unknown; readonly snapshot: PersistedState }>>
}

const isMachine = (logic: object): logic is AnyStateMachine => 'root' in logic

/** The machines that a machine can start, by the name of their actor. */
export const childMachinesOf = (machine: AnyStateMachine): ReadonlyArray<readonly [string, AnyStateMachine]> =>
  Object.entries<object>(machine.implementations.actors as Readonly<Record<string, object>>).flatMap(([name, logic]) =>
    isMachine(logic) ? [[name, logic] as const] : [],
  )

/**
 * Reads what a stored journal of a machine depends on: states and events from its definition, the data of events from its path plan,
 * the context from persisted states.
 *
 * @param states persisted states of the machine, as JSON gives them back; the more different ones, the more is seen
 */
export const readJournalShape = (
  machine: AnyStateMachine,
  events: PathPlan['events'],
  states: readonly PersistedState[],
): JournalShape => {
  const started = states.flatMap(({ children }) => Object.values(children ?? {}))
  const eventShape = (type: string): DataShape | null => {
    const samples = events.filter(({ event }) => event.type === type).map(({ event }) => event)
    return samples.length === 0 ? null : shapeOf(JSON.parse(JSON.stringify(samples)))
  }
  return {
    states: sorted(
      nodesOf(machine)
        .filter((node) => node.parent !== undefined)
        .map((node) => `${node.path.join('.')} (${node.type})`),
    ),
    events: Object.fromEntries(sorted(machine.events.map(String)).map((type) => [type, eventShape(type)])),
    context: shapeOf(states.map(({ context }) => context)),
    children: Object.fromEntries(
      childMachinesOf(machine).map(([src, child]) => {
        const own = started.filter((one) => one.src === src).map(({ snapshot }) => snapshot)
        return [src, readJournalShape(child, [], own)]
      }),
    ),
  }
}

const onlyIn = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.filter((name) => !other.includes(name))

const namesDiffer = (at: string, stored: readonly string[], present: readonly string[]): readonly string[] => [
  ...onlyIn(stored, present).map((name) => `${at}: '${name}' is gone`),
  ...onlyIn(present, stored).map((name) => `${at}: '${name}' is new`),
]

/** Whether the objects are maps, such as a form's values: none of their names is always there, so that a new one is data and no shape. */
const isMap = ({ fields }: DataShape): boolean => Object.keys(fields ?? {}).every((name) => name.endsWith('?'))

/** Nothing but null, or nothing at all, was seen there: it can be anything. */
const isUnseen = ({ kinds }: DataShape): boolean => kinds.every((kind) => kind === 'no')

const dataDiffers = (at: string, stored: DataShape, present: DataShape): readonly string[] => {
  if (isUnseen(stored) || isUnseen(present)) return []
  const [before, now] = [stored.fields ?? {}, present.fields ?? {}]
  return [
    ...namesDiffer(at, stored.kinds, present.kinds),
    ...onlyIn(stored.texts ?? [], present.texts ?? []).map((text) => `${at}: the text '${text}' is gone`),
    ...(stored.items === undefined || present.items === undefined ? [] : dataDiffers(`${at}[]`, stored.items, present.items)),
    ...namesDiffer(
      at,
      Object.keys(before),
      Object.keys(now).filter((name) => Object.hasOwn(before, name) || !isMap(stored)),
    ),
    ...Object.entries(before).flatMap(([name, shape]) => {
      const other = now[name]
      return other === undefined ? [] : dataDiffers(`${at}.${name}`, shape, other)
    }),
  ]
}

/**
 * Where a machine differs from what its stored journal was written by, in words; empty when it does not. Places where only null was
 * seen on one side count as equal, and a text that tells objects apart may be new but not gone: the path plan sees more over time.
 */
export const shapesDiffer = (stored: JournalShape, present: JournalShape, at = ''): readonly string[] => [
  ...namesDiffer(`${at}states`, stored.states, present.states),
  ...namesDiffer(`${at}events`, Object.keys(stored.events), Object.keys(present.events)),
  ...Object.entries(stored.events).flatMap(([type, shape]) => {
    const other = present.events[type] ?? null
    return shape === null || other === null ? [] : dataDiffers(`${at}event '${type}'`, shape, other)
  }),
  ...dataDiffers(`${at}context`, stored.context, present.context),
  ...namesDiffer(`${at}children`, Object.keys(stored.children), Object.keys(present.children)),
  ...Object.entries(stored.children).flatMap(([src, shape]) => {
    const other = present.children[src]
    return other === undefined ? [] : shapesDiffer(shape, other, `${at}${src} `)
  }),
]

/** Where a persisted context is not as the shape says, in words. A place it does not have at all is one, a place that is null is not. */
export const misfits = (shape: DataShape, value: unknown, at = 'context'): readonly string[] => {
  const kind = kindOf(value)
  if (isUnseen(shape) || kind === 'no') return []
  if (!shape.kinds.includes(kind)) return [`${at} is ${kind}, not ${shape.kinds.join(' or ')}`]
  if (Array.isArray(value)) {
    const { items } = shape
    return items === undefined ? [] : value.flatMap((item) => misfits(items, item, `${at}[]`))
  }
  if (kind !== 'object') return []
  const object = value as Readonly<Record<string, unknown>>
  return Object.entries(shape.fields ?? {}).flatMap(([name, field]) => {
    const isOptional = name.endsWith('?')
    const own = isOptional ? name.slice(0, -1) : name
    if (Object.hasOwn(object, own)) return misfits(field, object[own], `${at}.${own}`)
    return isOptional ? [] : [`${at}.${own} is missing`]
  })
}
