import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { ButtonLink } from '#ui/Link.tsx'
import { Cluster, Stack } from '#ui/layout.tsx'

interface WizardExitedProps {
  frame: Readonly<Record<`data-${string}`, string | number>>
  onContinue: () => void
}

/** The progress is saved: the page can be closed, and the wizard goes on at the same step next time. */
export function WizardExited({ frame, onContinue }: WizardExitedProps) {
  return (
    <Card {...frame}>
      <Stack $gap="s6">
        <Stack $gap="s2" role="status">
          <h2>Your progress is saved</h2>
          <p>{messages.progressSaved}</p>
        </Stack>
        <Cluster $gap="s3">
          <Button variant="primary" onPress={onContinue} autoFocus>
            Continue
          </Button>
          <ButtonLink href={linkTo('Logout')}>Log Out</ButtonLink>
        </Cluster>
      </Stack>
    </Card>
  )
}
