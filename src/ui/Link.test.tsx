import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ButtonLink, Link, LinkButton } from './Link.tsx'
import { NavigationContext } from './navigation.ts'
import { expectAccessible, show } from './test-support.tsx'

describe('Link', () => {
  it('goes by the router on Enter', async () => {
    const navigate = vi.fn()
    const { user } = show(
      <NavigationContext value={navigate}>
        <Link href="/register/login">Back to login</Link>
      </NavigationContext>,
    )
    await user.tab()
    await user.keyboard('{Enter}')
    expect(navigate).toHaveBeenCalledWith('/register/login')
    await expectAccessible()
  })

  it('leaves new tabs to the browser', () => {
    const navigate = vi.fn()
    show(
      <NavigationContext value={navigate}>
        <ButtonLink href="/register/signup">Signup</ButtonLink>
      </NavigationContext>,
    )
    const link = screen.getByRole('link')
    link.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(link, { ctrlKey: true })
    expect(navigate).not.toHaveBeenCalled()
  })

  it('opens other sites apart and tells them nothing', () => {
    show(<Link href="https://example.com/">Portfolio</Link>)
    const link = screen.getByRole('link')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.getAttribute('rel')).toBe('noopener noreferrer')
  })

  it('does something as a button inside a sentence', async () => {
    const onPress = vi.fn()
    const { user } = show(<LinkButton onPress={onPress}>Resend</LinkButton>)
    await user.tab()
    await user.keyboard(' ')
    expect(onPress).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })
})
