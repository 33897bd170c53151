import { describe, expect, it } from 'vitest'
import { accessFormErrors } from './access-form.ts'
import { messages } from './messages.ts'

const filled = {
  projectId: 'p1',
  teamMemberId: 'm1',
  email: 'ada@example.org',
  tool: 'Wiki',
  url: 'https://wiki.example.org/pages?of=ada',
  notes: '',
}

const errors = (values: Partial<typeof filled>, members: readonly string[] | null = ['m1', 'm2']) =>
  accessFormErrors({ ...filled, ...values }, members)

describe('a new access', () => {
  it('is acceptable when it is filled in, for any of those whom it can be for, and while they are not known', () => {
    expect(errors({})).toEqual({})
    expect(errors({ teamMemberId: 'm2' })).toEqual({})
    expect(errors({}, null)).toEqual({})
  })

  it('is for somebody who is there', () => {
    expect(errors({ teamMemberId: 'gone' })).toEqual({ teamMemberId: messages.teamMemberNotFound })
    expect(errors({}, [])).toEqual({ teamMemberId: messages.teamMemberNotFound })
    expect(errors({ teamMemberId: '' })).toEqual({ teamMemberId: messages.required })
  })

  it.each(['http://wiki.example.org', ' https://wiki.example.org '])('leads to %j', (url) => expect(errors({ url })).toEqual({}))

  it.each(['ftp://wiki.example.org', 'javascript:alert(1)', 'wiki.example.org', 'https://', 'mailto:ada@example.org'])(
    'does not lead to %j',
    (url) => expect(errors({ url })).toEqual({ url: messages.accessUrlInvalid }),
  )

  it('has an e-mail', () => expect(errors({ email: 'ada' })).toEqual({ email: messages.accessEmailInvalid }))
})
