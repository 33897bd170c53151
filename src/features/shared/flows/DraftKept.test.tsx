import { act, screen } from '@testing-library/react'
import { NEVER } from 'rxjs'
import { expect, it } from 'vitest'
import { messages } from '#rules/messages.ts'
import { TypedTextScope, useTypedText } from '#ui/SaveStatus.tsx'
import { show } from '#ui/test-support.tsx'
import { type Services, ServicesContext } from '../services/services.ts'
import { DraftKept } from './DraftKept.tsx'

it('says that a text is saved on the device only when all that was typed is there', () => {
  let note: (waits: boolean) => void = () => undefined
  const Field = () => {
    note = useTypedText()
    return null
  }
  const keeping = { of: () => 'kept', changes$: NEVER }
  show(
    <ServicesContext value={{ keeping } as unknown as Services}>
      <TypedTextScope>
        <Field />
        <DraftKept flowKey="form" hasChanges />
      </TypedTextScope>
    </ServicesContext>,
  )
  expect(screen.getByText(messages.savedOnDevice)).toBeTruthy()
  act(() => note(true))
  expect(screen.queryByText(messages.savedOnDevice)).toBeNull()
  expect(screen.getByText('Saving on this device…')).toBeTruthy()
  act(() => note(false))
  expect(screen.getByText(messages.savedOnDevice)).toBeTruthy()
})
