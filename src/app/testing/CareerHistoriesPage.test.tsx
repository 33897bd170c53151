import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refuse } from '#mock/stand-in.ts'
import { expectAddress, openPortal } from './open-portal.tsx'

const open = (scenario = {}) => openPortal('/team-member/career-histories', { signedIn: true, scenario })

it('shows the description and the entries, and leads to where they are edited', async () => {
  const { user } = await open()
  const entries = await screen.findAllByRole('listitem', { name: '' })
  expect(entries.length).toBeGreaterThan(1)
  expect(screen.getByText(/^[A-Z][a-z]{2} \d{4} – Present$/)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Edit' }))
  await expectAddress('/team-member/profile?tab=career-history')
})

it('says that there is nothing yet, and leads to where it is written', async () => {
  await open({ answers: { profile: () => ({ careerHistory: { description: null, entries: [] } }) } })
  await screen.findByText('No career history yet.')
  expect(screen.queryAllByRole('listitem', { name: '' })).toEqual([])
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/team-member/profile?tab=career-history')
})

it('says that the profile could not be read, and asks again', async () => {
  await open({ answers: { profile: refuse('UPSTREAM') } })
  await screen.findByText('There is some error to get your team member inforamtion!')
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
})
