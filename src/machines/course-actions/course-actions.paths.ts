import { refusal, silence } from '../testing/fixtures.ts'
import { doneEvent, errorEvent, type PathPlan } from '../testing/path-plan.ts'
import { type CourseActionsInput, courseActions } from './course-actions.machine.ts'

/** What v1 says of a step that is not open. */
export const lockedText = 'This step opens when Git without fear is completed.'

export const courseInput: CourseActionsInput = {
  roadMapId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b01',
  courseId: '5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b02',
  isFavorite: false,
  lessons:
    '/team-member/training/roadmaps/5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b01/courseDetail/5b0e6e54-0d3e-4f5e-8a53-0a5d5f1f7b02/start',
}

export const courseActionsPlan: PathPlan = {
  name: 'course-actions',
  machine: courseActions,
  starts: [{ words: 'Open a course of a roadmap', input: courseInput }],
  events: [
    { event: { type: 'start.requested', requestKey: 'key-1' }, words: 'Press Start the Course' },
    { event: { type: 'favorite.toggled', requestKey: 'key-2' }, words: 'Press the heart' },
    { event: doneEvent('startCourse'), words: 'The server starts the course' },
    { event: errorEvent('startCourse', refusal(lockedText, 'CONFLICT')), words: 'The step was locked meanwhile' },
    { event: errorEvent('startCourse', silence), words: 'No answer to the start comes from the server' },
    { event: doneEvent('setFavorite'), words: 'The server keeps the favourite' },
    { event: errorEvent('setFavorite', silence), words: 'No answer to the heart comes from the server' },
  ],
  facts: ({ isFavorite, savedFavorite, sent }: { isFavorite: boolean; savedFavorite: boolean; sent: { isFavorite: boolean } }) =>
    [isFavorite, savedFavorite, sent.isFavorite].join(' '),
  // The lessons are another screen.
  possible: (state) => !state.matches({ start: 'started' }),
}
