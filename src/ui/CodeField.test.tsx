import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { CodeField } from './CodeField.tsx'
import { expectAccessible, show } from './test-support.tsx'

const onComplete = vi.fn()

function Code({ onChange = () => undefined, error }: { onChange?: (code: string) => void; error?: string }) {
  const [value, setValue] = useState('')
  return (
    <CodeField
      label="Code"
      required
      error={error}
      value={value}
      onComplete={onComplete}
      onChange={(code) => {
        setValue(code)
        onChange(code)
      }}
    />
  )
}

const input = () => screen.getByRole('textbox', { name: /^Code/ }) as HTMLInputElement

describe('CodeField', () => {
  it('takes digits only, as many as there are, and tells when they are complete', async () => {
    const onChange = vi.fn()
    const { user } = show(<Code onChange={onChange} />)
    await user.tab()
    await user.keyboard('1a2-3 4567')
    expect(onChange.mock.calls.flat()).toEqual(['1', '12', '123', '1234', '12345', '123456'])
    expect(onComplete).toHaveBeenCalledExactlyOnceWith('123456')
    expect(input().value).toBe('123456')
  })

  it('takes a pasted code with spaces and dashes', async () => {
    const { user } = show(<Code />)
    await user.click(input())
    await user.paste(' 123 - 456\n')
    expect(input().value).toBe('123456')
  })

  it('is filled in by phones, and says what is wrong', async () => {
    show(<Code error="The code is wrong." />)
    expect(input().autocomplete).toBe('one-time-code')
    expect(input().inputMode).toBe('numeric')
    expect(screen.getByRole('textbox', { description: 'The code is wrong.' })).toBe(input())
    await expectAccessible()
  })
})
