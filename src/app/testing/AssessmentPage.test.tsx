import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { exampleAssessments, exampleRoadMaps } from '#mock/example-training.ts'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { expectAddress, flowState, openPortal } from './open-portal.tsx'

const roadMapId = exampleRoadMaps[0]?.id ?? ''
const assessmentId = exampleAssessments[0]?.id ?? ''
const address = `/team-member/training/roadmaps/${roadMapId}/assessments/${assessmentId}`
const open = (scenario: Scenario = {}) => openPortal(address, { scenario, signedIn: true })

const start = async (scenario: Scenario = {}) => {
  const portal = await open(scenario)
  await portal.user.click(await screen.findByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: 'Enter the Correct Answer' })
  return portal
}

describe('an assessment of a roadmap', () => {
  it('says what it is about before its start, and is started', async () => {
    await open()
    await screen.findByRole('heading', { name: 'Accessible pages' })
    expect(screen.getByText('Test Time').parentElement?.textContent).toBe('Test Time35 m')
    expect(screen.getByText('Pass Score').parentElement?.textContent).toBe('Pass Score70 %')
    await expectAccessible()
    expect(flowState('assessment')).toBe('notStarted')
  })

  it('shows its questions one at a time, with the time that is left', async () => {
    const { user } = await start()
    expect(screen.getByText('35 minutes')).toBeTruthy()
    expect(screen.getByText('Remaining Time')).toBeTruthy()
    expect(screen.getByText('question 1 of 3')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^3[45]:\d\d$/)
    expect(screen.getByRole('button', { name: 'Back' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getAllByRole('radio')).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Next' }))
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('question 3 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Please click to open editors' }))
    expect(await screen.findByRole('dialog', { name: 'A page with a heading' })).toBeTruthy()
  })

  it('takes an answer, says when, and that something was typed since', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('radio', { name: 'It leads elsewhere' }))
    await screen.findByText(messages.answerDraft)
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText(/^Taken at \d\d:\d\d:\d\d$/)
    await user.click(screen.getByRole('radio', { name: 'It is blue' }))
    expect(screen.getByText(messages.answerChanged)).toBeTruthy()
    await user.click(screen.getByRole('radio', { name: 'It leads elsewhere' }))
    expect(screen.queryByText(messages.answerChanged)).toBeNull()
  })

  it('asks before it is submitted with questions left, and can be read, restarted and left then', async () => {
    const { user } = await start()
    await user.click(screen.getByRole('radio', { name: 'It is blue' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await screen.findByText(/^Taken at/)
    await user.click(screen.getByRole('button', { name: 'Submit Assessment' }))
    const question = within(await screen.findByRole('alertdialog', { name: 'Submit Assessment' }))
    expect(question.getByText('2 questions are not submitted. Submit anyway?')).toBeTruthy()
    await user.click(question.getByRole('button', { name: 'Submit anyway' }))
    await screen.findByText('Completed')
    expect(screen.getByRole('article', { name: 'A button or a link' }).textContent).toContain('It is blue')
    await expectAccessible()
    await user.click(screen.getByRole('button', { name: 'Restart Assessment' }))
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Are you sure?' })).getByRole('button', { name: 'Restart' }),
    )
    await screen.findByRole('heading', { name: 'Enter the Correct Answer' })
    expect(screen.queryByText(/^Taken at/)).toBeNull()
  })

  it('leads back to the roadmap after its end', async () => {
    const endsAt = '2020-01-01T10:00:00.000Z'
    const { user } = await open({ answers: { roadMapAssessment: (_variables, usual) => ({ ...Object(usual()), endsAt }) } })
    await screen.findByText('Completed')
    expect(screen.getByRole('button', { name: 'Restart Assessment' })).toBeTruthy()
    expect(screen.getAllByText(messages.assessmentTimeOver).length).toBeGreaterThan(0)
    const submit = screen.getByRole('button', { name: 'Submit Assessment' })
    expect(submit.getAttribute('aria-disabled')).toBe('true')
    await user.click(screen.getByRole('link', { name: 'Return To RoadMap' }))
    await expectAddress(`/team-member/training/roadmaps/${roadMapId}`)
  })

  it('offers no Restart when it cannot be restarted', async () => {
    const ended = { endsAt: '2020-01-01T10:00:00.000Z', isRestartable: false }
    await open({ answers: { roadMapAssessment: (_variables, usual) => ({ ...Object(usual()), ...ended }) } })
    await screen.findByText('Completed')
    expect(screen.queryByRole('button', { name: 'Restart Assessment' })).toBeNull()
  })

  it('says that an answer came too late, and keeps it readable', async () => {
    const { user } = await start({ answers: { submitAnswer: refuse('CONFLICT', messages.assessmentTimeOver) } })
    await user.click(screen.getByRole('radio', { name: 'It is blue' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(screen.getByText(messages.assessmentTimeOver)).toBeTruthy())
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It is blue' }).checked).toBe(true)
    expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-disabled')).toBeNull()
  })

  it('follows a restart elsewhere as soon as an answer is refused for it, and what was typed can be read', async () => {
    let isRestarted = false
    const { user } = await start({
      answers: {
        submitAnswer: (variables, usual) => {
          isRestarted = true
          return refuse('CONFLICT', messages.assessmentRestarted)(variables, usual)
        },
        roadMapAssessment: (_variables, usual) => {
          const known = Object(usual())
          if (!isRestarted) return known
          const endsAt = new Date(Date.parse(known.endsAt) + 60_000).toISOString()
          return { ...known, endsAt, lastAttempt: { endedAt: known.endsAt, submittedAt: null, answers: [] } }
        },
      },
    })
    await user.click(screen.getByRole('radio', { name: 'It is blue' }))
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await user.click(await screen.findByRole('button', { name: 'Show the last attempt' }))
    expect(screen.getByRole('article', { name: 'A button or a link, last attempt' }).textContent).toContain('It is blue')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'It is blue' }).checked).toBe(false)
  })

  it('shows what was taken while the server was being asked, although its answer is older', async () => {
    let isSlow = false
    let release: (() => void) | undefined
    let taken = 0
    const { user } = await start({
      answers: {
        submitAnswer: (_variables, usual) => {
          taken += 1
          return usual()
        },
        roadMapAssessment: async (_variables, usual) => {
          const known = usual()
          if (isSlow) await new Promise<void>((resolve) => (release = resolve))
          return known
        },
      },
    })
    await user.click(screen.getByRole('radio', { name: 'It is blue' }))
    isSlow = true
    window.dispatchEvent(new Event('focus'))
    await waitFor(() => expect(release).toBeDefined())
    isSlow = false
    await user.click(screen.getByRole('button', { name: 'Submit' }))
    await waitFor(() => expect(taken).toBe(1))
    release?.()
    await screen.findByText(/^Taken at/)
  })

  it('says why a locked step cannot be opened', async () => {
    await open({ answers: { roadMapAssessment: refuse('CONFLICT', 'This step opens when Types that help is completed.') } })
    await screen.findByText('This step opens when Types that help is completed.')
    expect(screen.getByText(messages.assessmentLoadFailed)).toBeTruthy()
  })
})
