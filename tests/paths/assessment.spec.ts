import { expect, type Page } from '@playwright/test'
import type { SnapshotFrom } from 'xstate'
import type { AssessmentEvent, assessment } from '#machines/assessment/assessment.machine.ts'
import { assessmentPlan, codeQuestion, optionQuestion, somePlace, takenFacts } from '#machines/assessment/assessment.paths.ts'
import { brokenServer, silence, somebody } from '#machines/testing/fixtures.ts'
import { messages } from '#rules/messages.ts'
import { stopClock } from '../support/clock.ts'
import { writeCode } from '../support/write-code.ts'
import { beSignedIn } from './support/device.ts'
import { drivePaths, type Gestures, type LeafOf, type Scene, type Views } from './support/drive-paths.ts'
import { standForTeamArea } from './support/people.ts'

type Effect =
  | `xstate.${'done' | 'error'}.actor.${'startAssessment' | 'submitAssessment' | 'restartAssessment'}`
  | `xstate.done.actor.${'awaitDeadline' | 'handAnswer' | 'awaitAnswers' | 'awaitNetwork'}`

const { roadMapId, assessmentId } = somePlace
const id = `${roadMapId}:-:${assessmentId}`
const hour = 3_600_000
const save = 'Assessment_saveAnswer'

const dialog = (page: Page) => page.getByRole('alertdialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const editor = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()
const timer = (page: Page) => page.getByRole('timer')
const isAtOptions = (page: Page) => page.getByText('question 2 of 2').isVisible()

/** What the server has of the attempt. */
let server: { endsAt: string | null; submittedAt: string | null; code: string | null } = {
  ...{ endsAt: null, submittedAt: null, code: null },
}
const moment = async (page: Page, after = 0): Promise<string> =>
  new Date((await page.evaluate(() => Date.now())) + after).toISOString()

const answerOf = (text: string | null) => ({ isSubmitted: text !== null, answer: text, answeredAt: text && server.endsAt })
const question = { level: 'Easy', minutes: 30, technologies: [] }
const whole = () => ({
  ...{ __typename: 'Assessment', id, assessmentId, roadMapId, courseId: null, title: 'Queries', isRestartable: true },
  ...{ endsAt: server.endsAt, submittedAt: server.submittedAt, lastAttempt: null },
  questions: [
    {
      ...{ ...question, id: `${id}:${codeQuestion}`, questionId: codeQuestion, title: 'A query', text: 'Write one.' },
      ...{ editors: ['sql'], options: [], ...answerOf(server.code) },
    },
    {
      ...{ ...question, id: `${id}:${optionQuestion}`, questionId: optionQuestion, title: 'A choice', text: 'Choose one.' },
      ...{ editors: [], options: [1, 2].map((one) => ({ id: one, text: `Option ${one}` })), ...answerOf('{"option":1}') },
    },
  ],
})

/** The server says how far the attempt is, and goes on saying so. */
const arrive = async ({ gateway }: Scene, known: Partial<typeof server>): Promise<void> => {
  server = { ...server, ...known }
  const isAsked = gateway.waiting().includes('Assessment_read')
  gateway.stand('Assessment_read', () => ({ data: { roadMapAssessment: whole() } }))
  if (isAsked) await gateway.answer('Assessment_read', { roadMapAssessment: whole() })
}

const lookAgain = async (page: Page): Promise<void> => {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

const gestures = {
  'assessment.arrived': async (scene, { facts }) => {
    const { page, gateway } = scene
    await expect.poll(() => gateway.waiting().includes('Assessment_read') || scene.at[0] !== 'loading').toBe(true)
    if (facts.endsAt === null) return arrive(scene, {})
    if (Date.parse(facts.endsAt) <= facts.at) {
      await arrive(scene, { endsAt: await moment(page, -1000) })
      return await lookAgain(page)
    }
    const taken = facts.questions.find((one) => one.id === codeQuestion)?.answer ?? null
    if (taken === null) return arrive(scene, { endsAt: await moment(page, hour) })
    await arrive(scene, { code: taken })
    await gateway.answer(save, { submitAnswer: { answeredAt: await moment(page) } })
    await expect(page.getByText(/^Taken at/)).toBeVisible()
  },
  'start.requested': ({ page }) => button(page, 'Start').press('Enter'),
  'xstate.done.actor.startAssessment': async (scene) => {
    server = { ...server, endsAt: await moment(scene.page, hour) }
    await scene.gateway.answer('Assessment_start', { startAssessment: whole() })
  },
  'xstate.error.actor.startAssessment': async ({ gateway, page }, { error }) => {
    await gateway.fail('Assessment_start', error)
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'xstate.done.actor.awaitDeadline': ({ page }) => page.clock.fastForward(hour + 1000),
  'question.chosen': async ({ page }) => {
    await button(page, 'Next').press('Enter')
    await expect(page.getByText('question 2 of 2')).toBeVisible()
  },
  'editor.opened': async ({ page }) => {
    if (await isAtOptions(page)) await button(page, 'Back').press('Enter')
    await button(page, 'Please click to open editors').press('Enter')
  },
  'code.changed': async ({ page }, { change }) => {
    await writeCode(editor(page), change.inserted)
    await expect(editor(page)).toHaveText(change.inserted)
  },
  'editor.closed': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).press('Enter'),
  'option.chosen': async ({ page }) => {
    if (!(await isAtOptions(page))) await button(page, 'Next').press('Enter')
    await page.getByRole('radio', { name: 'Option 2' }).press('Space')
    await expect(page.getByRole('radio', { name: 'Option 2' })).toBeChecked()
  },
  'answer.submitted': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Submit' }).press('Enter'),
  'xstate.done.actor.handAnswer': async ({ gateway, page }) => {
    const { variables, headers } = await gateway.sent(save)
    expect(variables).toMatchObject({ questionId: codeQuestion, answer: '{"sql":"select 1"}', endsAt: server.endsAt })
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
    // The workspace stays open only while one writes.
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  'answer.settled': async ({ gateway, page }, { refusal }) => {
    await gateway.fail(save, { kind: 'refused', code: 'CONFLICT', message: refusal ?? '', field: null })
    if (await isAtOptions(page)) await button(page, 'Back').press('Enter')
    await expect(page.getByText(refusal ?? '').first()).toBeVisible()
  },
  'submission.requested': ({ page }) => button(page, 'Submit Assessment').press('Enter'),
  'submission.confirmed': ({ page }) => dialog(page).getByRole('button', { name: 'Submit anyway' }).press('Enter'),
  'submission.declined': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
  'submission.cancelled': async ({ page, gateway }) => {
    // What is on its way cannot be called back: the question is asked where the network is away.
    if (gateway.waiting().includes(save)) await gateway.fail(save, silence)
    await button(page, 'Cancel').press('Enter')
  },
  'xstate.done.actor.awaitAnswers': async ({ gateway, page }, { output }) => {
    // Where every answer has been sent before, the submission follows at once.
    await expect.poll(() => gateway.waiting().some((name) => name === save || name === 'Assessment_submit')).toBe(true)
    if (!gateway.waiting().includes(save)) return
    if (output !== 0) return void (await gateway.fail(save, brokenServer))
    server = { ...server, code: '{"sql":"select 1"}' }
    await gateway.answer(save, { submitAnswer: { answeredAt: await moment(page) } })
  },
  'xstate.done.actor.submitAssessment': async (scene) => {
    server = { ...server, submittedAt: await moment(scene.page) }
    await scene.gateway.answer('Assessment_submit', { submitAssessment: whole() })
  },
  'xstate.error.actor.submitAssessment': async ({ gateway, page }, { error }) => {
    // The next try comes when the path says so.
    if (error.kind === 'unreachable') await stopClock(page)
    await gateway.fail('Assessment_submit', error)
  },
  'network.returned': ({ page }) => button(page, 'Try now').press('Enter'),
  'xstate.done.actor.awaitNetwork': ({ page }) => page.clock.runFor(2000),
  'restart.requested': ({ page }) => button(page, 'Restart Assessment').press('Enter'),
  'restart.confirmed': ({ page }) => dialog(page).getByRole('button', { name: 'Restart' }).press('Enter'),
  'restart.declined': ({ page }) => dialog(page).getByRole('button', { name: 'Cancel' }).press('Enter'),
  'xstate.done.actor.restartAssessment': async ({ gateway, page }) => {
    server = { endsAt: await moment(page, hour), submittedAt: null, code: null }
    await gateway.answer('Assessment_restart', { restartAssessment: whole() })
  },
  'xstate.error.actor.restartAssessment': async ({ gateway, page }, { error }) => {
    await gateway.fail('Assessment_restart', error)
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'flow.restored': async ({ page }) => void (await page.reload()),
} satisfies Gestures<AssessmentEvent, Effect>

const views = {
  loading: async ({ page, gateway }) => {
    await gateway.sent('Assessment_read')
    await expect(button(page, 'Start')).toHaveCount(0)
  },
  notStarted: ({ page }) => expect(button(page, 'Start')).toBeEnabled(),
  starting: async ({ gateway }) => void (await gateway.sent('Assessment_start')),
  'running.looking': async ({ page }) => {
    await expect(timer(page)).toHaveText(/^(?:\d:)?\d\d:\d\d$/)
    await expect(button(page, 'Submit Assessment')).toBeEnabled()
  },
  'running.editing': async ({ page }) => {
    await expect(editor(page)).toBeVisible()
  },
  'running.handing': async () => undefined,
  'running.asking': ({ page }) => expect(dialog(page)).toContainText('Submit anyway?'),
  'submitting.sendingAnswers': async ({ gateway }) => {
    await gateway.sent(save)
    expect(gateway.waiting()).not.toContain('Assessment_submit')
  },
  'submitting.askingUnsent': ({ page }) => expect(dialog(page)).toContainText('1 answer could not be sent.'),
  'submitting.sending': async ({ gateway }) => {
    const { headers } = await gateway.sent('Assessment_submit')
    expect(headers['idempotency-key']).toMatch(/^[\w-]{36}$/)
  },
  'submitting.waiting': ({ page }) =>
    expect(page.getByText('The assessment is submitted as soon as the server can be reached.').first()).toBeVisible(),
  submitted: ({ page }) => expect(page.getByText(/^Submitted on/)).toBeVisible(),
  expired: ({ page }) => expect(page.getByText(messages.assessmentTimeOver).first()).toBeVisible(),
  askingRestart: ({ page }) => expect(dialog(page)).toContainText('A new attempt begins'),
  restarting: async ({ gateway }) => void (await gateway.sent('Assessment_restart')),
  deciding: async () => undefined,
} satisfies Views<LeafOf<SnapshotFrom<typeof assessment>['value']>>

drivePaths(assessmentPlan, {
  asksNothing: ['awaitDeadline', 'handAnswer', 'awaitAnswers', 'awaitNetwork'],
  // A submission has nothing to wait for once every answer is taken.
  endsPage: ['xstate.done.actor.awaitAnswers', { type: 'assessment.arrived', facts: takenFacts }],
  open: async ({ page, gateway }) => {
    server = { endsAt: null, submittedAt: null, code: null }
    standForTeamArea(gateway, () => somebody)
    await page.clock.install()
    await beSignedIn(page, somebody)
    await page.goto(`/team-member/training/roadmaps/${roadMapId}/assessments/${assessmentId}`)
  },
  setsClock: true,
  gestures,
  views,
  // The outbox takes an answer at once.
  gone: ['running.handing'],
  unseen: ['deciding'],
})
