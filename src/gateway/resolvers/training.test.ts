import { expect, test } from 'vitest'
import { profileCalls } from '#contract/profile.ts'
import { trainingCalls as calls } from '#contract/training.ts'
import { messages } from '#rules/messages.ts'
import { rowId } from '../testing/profile-examples.ts'
import { withTestGateway } from '../testing/test-gateway.ts'
import { exampleCourse, exampleRoadMap } from '../testing/training-examples.ts'

const gateway = withTestGateway()
const find = (page: number) =>
  `{ courses(page: ${page}, criteria: { text: "", skillIds: [], levels: [] }) { courses { id skills } hasMore } }`
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...exampleCourse, Id: rowId(200 + index) }))
const bodies = () => gateway().stub.seen.map((one) => one.body)

test('the first page of a catalogue asks for one course more than it shows', async () => {
  gateway().stub.answer(calls.findCourses, () => many(25))
  const { data } = await gateway().ask(find(1))
  expect(data?.courses).toMatchObject({ courses: { length: 24 }, hasMore: true })
  expect(bodies()).toContainEqual({ PageNumber: 1, PageSize: 25 })
})

test.each([
  [49, 24, true],
  [48, 24, false],
  [47, 23, false],
])('of %i courses the second page shows %i, the next ones; more: %s', async (count, shown, hasMore) => {
  const all = many(count)
  gateway().stub.answer(calls.findCourses, ({ body }) => {
    const { PageNumber, PageSize } = body as { PageNumber: number; PageSize: number }
    return all.slice((PageNumber - 1) * PageSize, PageNumber * PageSize)
  })
  const { data } = await gateway().ask(find(2))
  const second = all.slice(24, 48).map((one) => ({ id: one.Id, skills: ['React'] }))
  expect(second).toHaveLength(shown)
  expect(data?.courses).toEqual({ courses: second, hasMore })
})

test('the list of skills is asked for once, however many courses name theirs, and not at all when nobody wants names', async () => {
  gateway().stub.answer(calls.findCourses, () => many(24))
  const asked = () => gateway().stub.seen.filter((one) => one.call === profileCalls.getSkills).length
  await gateway().ask(find(1))
  expect(asked()).toBe(1)
  await gateway().ask(find(1).replace('skills', 'title'))
  expect(asked()).toBe(1)
})

test('an assessment of the roadmap itself has a place without a course', async () => {
  const place = `place: { roadMapId: "${rowId(69)}", assessmentId: "${rowId(61)}" }`
  const { data } = await gateway().ask(`mutation { startAssessment(${place}) { id courseId } }`)
  expect(data).toEqual({ startAssessment: { id: `${rowId(69)}:-:${rowId(61)}`, courseId: null } })
  expect(gateway().stub.seen.map(({ query, body }) => ({ query, body }))).toEqual([
    { query: {}, body: { AssessmentId: rowId(61) } },
    { query: {}, body: undefined },
  ])
})

test('a step is open when it is the first, begun, or the one before it is completed; a locked one names what opens it', async () => {
  const [first, second] = exampleRoadMap.Steps
  if (first === undefined || second === undefined) throw new Error('The example has two steps')
  const completed = { ...first, TalentState: 'Completed' as const }
  const steps = [completed, second, { ...first, TalentState: 'NotStarted' as const }, completed, second]
  gateway().stub.answer(calls.getRoadMap, () => ({ ...exampleRoadMap, Steps: steps }))
  const { data } = await gateway().ask(`{ roadMap(id: "${rowId(69)}") { steps { isOpen opensAfter } } }`)
  expect(data?.roadMap).toEqual({
    steps: [
      { isOpen: true, opensAfter: null },
      { isOpen: true, opensAfter: null },
      { isOpen: false, opensAfter: 'Accessible pages' },
      { isOpen: true, opensAfter: null },
      { isOpen: true, opensAfter: null },
    ],
  })
})

test('an address that cannot name a course names nothing, and no field is at fault', async () => {
  gateway().stub.refuse(calls.getRoadMapCourse, 400, 'courseId is not a valid uuid.', 'courseId')
  const query = `{ roadMapCourse(roadMapId: "${rowId(69)}", courseId: "${rowId(65)}") { id } }`
  const { errors } = await gateway().ask(query)
  expect(errors).toMatchObject([{ message: messages.nothingHere, extensions: { code: 'NOT_FOUND' } }])
  expect(errors?.[0]?.extensions).not.toHaveProperty('field')
})

test('a locked step is refused with the text that says what opens it', async () => {
  gateway().stub.refuse(calls.getRoadMapCourse, 409, 'This step opens when Git without fear is completed.')
  const query = `{ roadMapCourse(roadMapId: "${rowId(69)}", courseId: "${rowId(65)}") { id } }`
  expect((await gateway().ask(query)).errors).toMatchObject([
    { message: 'This step opens when Git without fear is completed.', extensions: { code: 'CONFLICT' } },
  ])
})
