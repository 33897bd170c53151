import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AssessmentPanel } from '#features/shared/assessment/AssessmentPanel.tsx'
import { exampleAssessments, exampleCourses, exampleRoadMaps } from '#mock/example-training.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'

const place = {
  roadMapId: exampleRoadMaps[0]?.id ?? '',
  courseId: exampleCourses[0]?.id ?? '',
  assessmentId: exampleAssessments[0]?.id ?? '',
}

it('lists the questions while the clock runs: Start, and Edit once the server has an answer; then leads to the next step', async () => {
  const next = vi.fn()
  const { user } = await openPart(<AssessmentPanel place={place} onNextStep={next} />)
  await user.click(await screen.findByRole('button', { name: 'Start' }))
  const list = within(await screen.findByRole('list', { name: 'Questions' }))
  expect(list.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByText('Remaining Time')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Start A button or a link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'A button or a link' }))
  await user.click(dialog.getByRole('radio', { name: 'It is blue' }))
  await user.click(dialog.getByRole('button', { name: 'Submit' }))
  expect(await list.findByRole('button', { name: 'Edit A button or a link' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Submit Assessment' }))
  await user.click(await screen.findByRole('button', { name: 'Submit anyway' }))
  await user.click(await screen.findByRole('button', { name: 'Next Step' }))
  expect(next).toHaveBeenCalledOnce()
  expect(screen.queryByRole('link', { name: 'Return To RoadMap' })).toBeNull()
})
