import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Alert, FormError } from './Alert.tsx'
import { Button } from './Button.tsx'
import { FailedActionContext, type FailedActionProps } from './failed-action.tsx'
import { ErrorState } from './States.tsx'
import { show } from './test-support.tsx'

/** Offers something, and tells what it was given. */
const Offer = ({ said }: FailedActionProps) => <Button>{said === undefined ? 'Report' : `Report: ${said}`}</Button>

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

describe('a failed view', () => {
  it('offers what the page gives it, beside its own actions', () => {
    show(
      <FailedActionContext value={Offer}>
        <ErrorState title="The loans could not be loaded." onRetry={() => undefined} />
        <Alert tone="error" actions={<Button>Again</Button>}>
          It broke
        </Alert>
        <FormError>No answer</FormError>
        <Alert tone="warning">Careful</Alert>
        <Alert tone="success">Done</Alert>
      </FailedActionContext>,
    )
    expect(names()).toEqual(['Retry', 'Report', 'Again', 'Report: It broke', 'Report: No answer'])
  })

  it('offers nothing more where the page gives nothing', () => {
    show(
      <>
        <ErrorState title="The loans could not be loaded." onRetry={() => undefined} />
        <Alert tone="error">It broke</Alert>
      </>,
    )
    expect(names()).toEqual(['Retry'])
  })
})
