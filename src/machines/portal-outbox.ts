import { assessmentKinds } from './assessment/assessment-kinds.ts'
import { authorKinds } from './authors-selection/author-kinds.ts'
import { lessonKinds } from './lessons/lesson-kinds.ts'
import { createOutbox } from './outbox/outbox.machine.ts'
import { timesheetKinds } from './timesheet-operations/timesheet-operations.ts'

/** Every kind of operation that works without network. A feature adds its kinds here and its sender in `src/app/operation-senders.ts`. */
const kinds = { ...assessmentKinds, ...authorKinds, ...lessonKinds, ...timesheetKinds }

export type OperationKindName = keyof typeof kinds

/** The part of a kind's name before the dot: the feature that sends it. */
export type SendingFeature = OperationKindName extends `${infer Feature}.${string}` ? Feature : never

/** The portal's outbox. */
export const outbox = createOutbox(kinds)
