import { screen, waitFor } from '@testing-library/react'
import { useQuery } from 'urql'
import { describe, expect, it } from 'vitest'
import { LinkedInConnect } from '#features/profile/linkedin/LinkedInConnect.tsx'
import { LinkedInReturn } from '#features/profile/linkedin/LinkedInReturn.tsx'
import { Profile_pageDocument } from '#generated/features/profile/profile.ts'
import { refuse, type Scenario } from '#mock/stand-in.ts'
import { messages } from '#rules/messages.ts'
import { expectAccessible } from '#ui/test-support.tsx'
import { openPart } from './open-part.tsx'
import { expectSaid, flowState } from './open-portal.tsx'

const linkedInState = 'mock-state'

/** A page of the profile: what came back is taken up always, the button is on one of its steps. */
function Page({ onSetup = true, isSetUp = true }: { onSetup?: boolean; isSetUp?: boolean }) {
  const [{ data }] = useQuery({ query: Profile_pageDocument })
  return (
    <main>
      <LinkedInReturn />
      {onSetup && data !== undefined && <LinkedInConnect verifiedOn={data.profile.setup.linkedInVerifiedOn} isSetUp={isSetUp} />}
    </main>
  )
}

const open = (query = '', scenario: Scenario = {}, page = <Page />) =>
  openPart(page, { person: 'newcomer', ...scenario }, {}, `/team-member/profile${query}`)

const said = () => [...screen.getByRole('log').children].map((child) => child.textContent)
const button = () => screen.findByRole('button', { name: 'Connect LinkedIn' })

describe('connecting LinkedIn', () => {
  it('goes to where the server says', async () => {
    const { user, system } = await open()
    await user.click(await button())
    await waitFor(() => expect(flowState('linkedin-connect')).toBe('leaving'))
    const context = system.flows.peek('linkedin-connect')?.getSnapshot().context
    expect(system.services.vault.open(context?.providerAddress)).toMatch(/^http.*code=mock-code&state=mock-state$/)
    expect(JSON.stringify(system.flows.histories().map(({ entries }) => entries))).not.toContain(linkedInState)
  })

  it('is explained, and cannot be pressed, where the portal has no connection', async () => {
    const { user } = await open('', {}, <Page isSetUp={false} />)
    await user.click(await button())
    expect((await button()).getAttribute('aria-disabled')).toBe('true')
    expect(flowState('linkedin-connect')).toBe('idle')
    expect(screen.getAllByText('Connecting LinkedIn has not been set up for this portal.').length).toBeGreaterThan(0)
    await expectAccessible()
  })

  it('is off as soon as the server says that it is', async () => {
    const { user } = await open('', { answers: { connectLinkedIn: refuse('FORBIDDEN', messages.linkedInOff) } })
    await user.click(await button())
    await waitFor(() => expect(flowState('linkedin-connect')).toBe('off'))
    expect((await button()).getAttribute('aria-disabled')).toBe('true')
  })

  it('says that it did not work and can be pressed again', async () => {
    const { user } = await open('', { answers: { connectLinkedIn: refuse('UPSTREAM', '') } })
    await user.click(await button())
    await expectSaid('An error has occurred!')
    expect((await button()).getAttribute('aria-disabled')).toBeNull()
    expect(said()).not.toContain('Sucessfully Verified By LinkedIn!')
  })
})

describe('coming back from LinkedIn', () => {
  it('verifies, says so and shows it, and the address is clean', async () => {
    const { system } = await open(`?code=the-code&state=${linkedInState}&iss=x`)
    expect(window.location.search).toBe('')
    await expectSaid('Sucessfully Verified By LinkedIn!')
    await screen.findByText('Verified')
    await screen.findByText(/^on \d+ \w+ \d{4}$/)
    await expectAccessible()
    const journal = JSON.stringify(system.flows.histories().map(({ entries }) => entries))
    expect(journal).not.toContain('the-code')
    expect(journal).not.toContain(linkedInState)
  })

  it('works while another step is shown', async () => {
    await open(`?code=the-code&state=${linkedInState}`, {}, <Page onSetup={false} />)
    await expectSaid('Sucessfully Verified By LinkedIn!')
  })

  it('happens once: another page of the profile does not spend the code again', async () => {
    const { show } = await open(`?code=the-code&state=${linkedInState}`)
    await screen.findByText('Verified')
    show(<p>Another page</p>)
    await screen.findByText('Another page')
    show(<Page />)
    await screen.findByText('Verified')
    await waitFor(() => expect(flowState('linkedin-connect')).toBe('idle'))
  })

  it('shows the error and the success message when it does not belong to this session', async () => {
    await open('?code=the-code&state=wrong', {
      answers: { verifyLinkedIn: refuse('FORBIDDEN', messages.linkedInStateInvalid) },
    })
    await expectSaid('LinkedIn could not be verified: the request does not belong to this session.')
    await expectSaid('Sucessfully Verified By LinkedIn!')
    await screen.findByRole('button', { name: 'Connect LinkedIn' })
    expect(screen.queryByText('Verified')).toBeNull()
    await expectAccessible()
  })

  it('tells that the person refused there', async () => {
    await open('?error=access_denied&error_description=No&state=whatever')
    expect(window.location.search).toBe('')
    await screen.findByText('LinkedIn was not connected: the request was cancelled.', { selector: 'main *' })
  })

  it('can be tried again when no answer came', async () => {
    const { user } = await open(`?code=the-code&state=${linkedInState}`, {
      answers: { verifyLinkedIn: refuse('UPSTREAM', '') },
    })
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(flowState('linkedin-connect')).toBe('failed'))
  })
})
