import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { TextField } from './TextField.tsx'
import { expectAccessible, show } from './test-support.tsx'

const form = (refusals: number, onSubmit: () => void = () => undefined) => (
  <Form label="Sign up" refusals={refusals} onSubmit={onSubmit}>
    <TextField label="First name" />
    <TextField label="Last name" error={refusals > 0 ? 'Required' : undefined} />
    <Button type="submit">Send</Button>
  </Form>
)

describe('Form', () => {
  it('is sent by Enter in a field, without the browser leaving the page', async () => {
    const onSubmit = vi.fn()
    const { user } = show(form(0, onSubmit))
    await user.type(screen.getByLabelText('First name'), 'Sara{Enter}')
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('puts the focus on the first field with an error after a refusal', () => {
    const { rerender } = show(form(0))
    rerender(form(1))
    expect(document.activeElement).toBe(screen.getByLabelText('Last name'))
  })
})
