/**
 * Changes of time records that are on their way to the server, and what the person's week looks like with them.
 * Everything here is pure: the machine keeps the list, the screens lay it over what the server answered last.
 */

/** A record as screens show it. Days are `YYYY-MM-DD`, effort is hours. */
export interface TimesheetEntryData {
  /** The server's id, or a local one while the server does not know the record. */
  readonly id: string
  /** The server's count of its changes; 0 while the server does not know it. */
  readonly version: number
  readonly date: string
  readonly commitment: { readonly id: string; readonly name: string }
  readonly project: { readonly id: string; readonly name: string }
  readonly epic: string
  readonly ticket: string
  readonly activity: { readonly id: string; readonly value: string }
  readonly technology: { readonly id: string; readonly value: string }
  readonly effort: number
  readonly adjustment: number
  readonly description: string
}

export interface LeaveData {
  readonly id: string
  readonly date: string
}

/** What is to be done on the server. A removal carries what it removes, so that it can be shown and undone. */
export type TimesheetWork =
  | { readonly kind: 'saveEntry'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'removeEntry'; readonly entry: TimesheetEntryData }
  | { readonly kind: 'saveLeave'; readonly leave: LeaveData }
  | { readonly kind: 'removeLeave'; readonly leave: LeaveData }

/** Why the server said no to one operation. */
export interface OperationRefusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

export interface TimesheetOperation {
  /** Its Idempotency-Key, and its name. */
  readonly key: string
  readonly work: TimesheetWork
  /**
   * - `held`: can still be undone until `heldUntil`
   * - `waiting`: to be sent in its turn
   * - `refused`: the server said no; it waits for the person
   * - `conflict`: the record was changed or removed elsewhere; the person chooses
   */
  readonly state: 'held' | 'waiting' | 'refused' | 'conflict'
  /** It was sent at least once and may have happened. */
  readonly attempted: boolean
  /** Milliseconds since 1970; null when it is not held. */
  readonly heldUntil: number | null
  readonly refusal: OperationRefusal | null
  /** What the server has in a conflict; null when it is gone there, or there is no conflict. */
  readonly theirs: TimesheetEntryData | null
  /** It had to wait for the network: whoever handed it looks at something else by now. */
  readonly kept: boolean
}

const localPrefix = 'new:'

/** The id of a record that the server does not know yet. @param key the key of the operation that registers it */
export const localIdOf = (key: string): string => `${localPrefix}${key}`

/** Whether the server does not know the record yet. */
export const isLocalId = (id: string): boolean => id.startsWith(localPrefix)

/** The id of the record or leave that an operation is about. */
export const aboutOf = ({ work }: Pick<TimesheetOperation, 'work'>): string =>
  work.kind === 'saveEntry' || work.kind === 'removeEntry' ? work.entry.id : work.leave.id

/** The code of a refusal that is no answer to the operation itself: the server failed, and may have done it. */
export const serverFailed = 'UPSTREAM'

/** Whether an operation was refused by a server that failed: it may have happened, so that it keeps its key. */
export const mayHaveHappened = ({ state, refusal }: TimesheetOperation): boolean =>
  state === 'refused' && refusal?.code === serverFailed

/** Whether an operation certainly did not happen. */
const isUndone = (one: TimesheetOperation): boolean =>
  !one.attempted || one.state === 'conflict' || (one.state === 'refused' && !mayHaveHappened(one))

/** An operation that waits for its turn, or for `heldUntil` to pass. */
export const newOperation = (key: string, work: TimesheetWork, heldUntil: number | null = null): TimesheetOperation => ({
  key,
  work,
  state: heldUntil === null ? 'waiting' : 'held',
  attempted: false,
  heldUntil,
  refusal: null,
  theirs: null,
  kept: false,
})

const isRemoval = ({ work }: TimesheetOperation): boolean => work.kind === 'removeEntry' || work.kind === 'removeLeave'

/**
 * The list once a removal is to be sent: what certainly did not happen to its record is dropped, and the removal as well when the
 * server never saw the record.
 */
const withRemoval = (
  operations: readonly TimesheetOperation[],
  removal: TimesheetOperation,
  sending: string | null,
): readonly TimesheetOperation[] => {
  const about = aboutOf(removal)
  const left = operations.filter(
    (one) => one.key !== removal.key && (aboutOf(one) !== about || one.key === sending || !isUndone(one)),
  )
  const isKnown = !isLocalId(about) || left.some((one) => aboutOf(one) === about)
  return isKnown ? [...left, removal] : left
}

/** The list with a save: it takes the place of what certainly did not happen to its record, and of a removal that is held. */
const withSave = (
  operations: readonly TimesheetOperation[],
  save: TimesheetOperation,
  sending: string | null,
): readonly TimesheetOperation[] => {
  const about = aboutOf(save)
  const left = operations.filter((one) => aboutOf(one) !== about || one.state !== 'held')
  const replaced = left.findLast((one) => aboutOf(one) === about && one.key !== sending && isUndone(one) && !isRemoval(one))
  if (replaced === undefined) return [...left, save]
  const { state, refusal, theirs } = replaced
  const added = state === 'conflict' ? { ...save, state, refusal, theirs, attempted: true } : save
  return left.map((one) => (one === replaced ? added : one))
}

/**
 * The list with one more operation. One that certainly did not happen gives way to a newer one of the same record: a second edit
 * replaces the first (and takes over its conflict), and removing what the server never saw leaves nothing to send. The one being
 * sent is never touched, and a removal that can still be undone touches nothing.
 *
 * @param sending the key of the operation on its way; null for none
 */
export const withOperation = (
  operations: readonly TimesheetOperation[],
  added: TimesheetOperation,
  sending: string | null,
): readonly TimesheetOperation[] => {
  if (added.state === 'held') return [...operations, added]
  return isRemoval(added) ? withRemoval(operations, added, sending) : withSave(operations, added, sending)
}

/** An operation that failed with the server is to be sent again, under its own key. */
const sentAgain = (one: TimesheetOperation): TimesheetOperation => ({ ...one, state: 'waiting', refusal: null, theirs: null })

/** The list in which what the server failed at goes first, when there is more to do to its record. */
export const withWoken = (operations: readonly TimesheetOperation[], about: string): readonly TimesheetOperation[] =>
  operations.map((one) => (aboutOf(one) === about && mayHaveHappened(one) ? sentAgain(one) : one))

/**
 * The list in which a refused operation is to be sent again: under a fresh key, because the server remembers its answer to the old
 * one, except where it failed and may have done it.
 */
export const withRetried = (
  operations: readonly TimesheetOperation[],
  key: string,
  newKey: string,
): readonly TimesheetOperation[] =>
  withChanged(operations, key, (one) => {
    if (one.state !== 'refused') return one
    return mayHaveHappened(one) ? sentAgain(one) : newOperation(newKey, one.work)
  })

/**
 * The list once the server said no to an operation: it waits for the person. What the person did to the record meanwhile takes its
 * place and is tried.
 */
export const withSetAside = (
  operations: readonly TimesheetOperation[],
  key: string,
  aside: Pick<TimesheetOperation, 'refusal' | 'theirs'> & { readonly state: 'refused' | 'conflict' },
): readonly TimesheetOperation[] => {
  const set = withChanged(operations, key, (one) => ({ ...one, ...aside }))
  const at = set.findIndex((one) => one.key === key)
  const refused = set[at]
  if (refused === undefined || mayHaveHappened(refused)) return set
  const later = set.slice(at + 1).filter((one) => aboutOf(one) === aboutOf(refused))
  const others = set.filter((one) => !later.includes(one))
  return later.reduce<readonly TimesheetOperation[]>((list, one) => withOperation(list, one, null), others)
}

/** The operation whose turn it is: the first waiting one that no earlier operation of the same record stands before. */
export const nextOperation = (operations: readonly TimesheetOperation[]): TimesheetOperation | null =>
  operations.find(
    (one, index) => one.state === 'waiting' && !operations.slice(0, index).some((earlier) => aboutOf(earlier) === aboutOf(one)),
  ) ?? null

/** When the next held operation may go, in milliseconds since 1970; null when none is held. */
export const nextRelease = (operations: readonly TimesheetOperation[]): number | null =>
  operations.reduce<number | null>(
    (first, { heldUntil }) => (heldUntil === null ? first : first === null ? heldUntil : Math.min(first, heldUntil)),
    null,
  )

/**
 * The list once a moment has come: what was held until then is to be sent in its turn.
 *
 * @param moment milliseconds since 1970
 */
export const withReleased = (operations: readonly TimesheetOperation[], moment: number): readonly TimesheetOperation[] =>
  operations
    .filter(({ heldUntil }) => heldUntil !== null && heldUntil <= moment)
    .reduce<readonly TimesheetOperation[]>(
      (list, held) => withRemoval(list, { ...held, state: 'waiting', heldUntil: null }, null),
      operations,
    )

const withIdentity = (work: TimesheetWork, id: string, version: number): TimesheetWork =>
  work.kind === 'saveEntry' || work.kind === 'removeEntry'
    ? { ...work, entry: { ...work.entry, id, version } }
    : { ...work, leave: { ...work.leave, id } }

/** The list once an operation has happened: it is gone, and later ones of the same record know the server's id and version. */
export const withDone = (
  operations: readonly TimesheetOperation[],
  key: string,
  saved: { readonly id: string; readonly version: number } | null,
): readonly TimesheetOperation[] => {
  const done = operations.find((one) => one.key === key)
  if (done === undefined) return operations
  const about = aboutOf(done)
  return operations
    .filter((one) => one !== done)
    .map((one) =>
      saved !== null && aboutOf(one) === about ? { ...one, work: withIdentity(one.work, saved.id, saved.version) } : one,
    )
}

/** The list with one operation changed. */
export const withChanged = (
  operations: readonly TimesheetOperation[],
  key: string,
  change: (operation: TimesheetOperation) => TimesheetOperation,
): readonly TimesheetOperation[] => operations.map((one) => (one.key === key ? change(one) : one))

/** The list without an operation, and without later ones of a record that only it would have made known to the server. */
export const withoutOperation = (operations: readonly TimesheetOperation[], key: string): readonly TimesheetOperation[] => {
  const gone = operations.find((one) => one.key === key)
  if (gone === undefined) return operations
  const about = aboutOf(gone)
  const orphans = !isRemoval(gone) && isLocalId(about)
  return operations.filter((one) => one !== gone && !(orphans && aboutOf(one) === about))
}

/**
 * The operation with which the person insists on their version of a record that was changed elsewhere: it goes over the server's
 * present version, or registers the record anew when it is gone there.
 *
 * @param key a fresh Idempotency-Key
 */
export const insisting = (operation: TimesheetOperation, key: string): TimesheetOperation => {
  const { work, theirs } = operation
  const { entry } = work.kind === 'saveEntry' || work.kind === 'removeEntry' ? work : { entry: null }
  if (entry === null) return newOperation(key, work)
  const identity = theirs === null ? { id: localIdOf(key), version: 0 } : { id: theirs.id, version: theirs.version }
  return newOperation(key, { ...work, entry: { ...entry, ...identity } } as TimesheetWork)
}
