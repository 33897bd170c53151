import type { ReactNode } from 'react'
import { FormError } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Form } from '#ui/Form.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'
import { DraftStatus } from '../DraftStatus.tsx'
import type { WholeForm } from '../record.ts'
import type { ProfileFormView } from '../use-profile-form.ts'

/** What every step gets: where it is shown. In the wizard Enter goes on, and the wizard's own buttons save. */
export interface StepMode {
  /** Goes on to the next step; undefined on the profile page. */
  readonly onNext: (() => void) | undefined
}

interface StepFormProps extends StepMode {
  name: WholeForm
  label: string
  view: ProfileFormView
  children: ReactNode
}

/** One form of a step, with what became of it; on the profile page also with its Save. */
export function StepForm({ name, label, view, onNext, children }: StepFormProps) {
  const { stateText, busy, refusal, refusals, hasChanges, save, discard } = view
  return (
    <div data-flow="profile-form" data-form={name} data-state={stateText}>
      <Form label={label} refusals={refusals} onSubmit={onNext ?? save}>
        {refusal !== null && <FormError>{refusal}</FormError>}
        <Stack $gap="s6">{children}</Stack>
        {onNext === undefined ? (
          <Cluster $gap="s3">
            <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
              Save
            </Button>
            {hasChanges && (
              <Button variant="quiet" onPress={discard}>
                Discard changes
              </Button>
            )}
            <DraftStatus view={view} onRetry={save} />
          </Cluster>
        ) : (
          <>
            {/* Enter in a field submits a form that has something to be submitted by; Next stands outside. */}
            <button type="submit" hidden />
            <DraftStatus view={view} onRetry={onNext} />
          </>
        )}
      </Form>
    </div>
  )
}
