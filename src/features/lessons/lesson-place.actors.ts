import { lessonPlace } from '#machines/lesson-place/lesson-place.machine.ts'
import { defineFlow } from '../shared/flows/use-flow.ts'

/** There is nobody to tell: the place is in the journal of this device. */
export const lessonPlaceFlow = defineFlow(lessonPlace, () => lessonPlace)
