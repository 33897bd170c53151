import { useState } from 'react'
import { Alert } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { Grid, Stack } from '../layout.tsx'
import { Snackbar } from '../Snackbar.tsx'
import { Example, Section } from './Section.tsx'

const nothing = () => undefined

export function FeedbackSection() {
  const [shown, setShown] = useState(true)
  return (
    <Section title="Messages">
      <Grid $gap="s6">
        <Example caption="Alert">
          <Stack $gap="s3">
            <Alert tone="info">
              You may change or add new accounts at any time, provided there is no outstanding/unpaid Payrun.
            </Alert>
            <Alert tone="success" title="Verified">
              Your email address is verified successfully.
            </Alert>
            <Alert tone="warning">Your profile is not complete yet.</Alert>
            {shown && (
              <Alert
                tone="error"
                announce={false}
                onDismiss={() => setShown(false)}
                actions={
                  <Button size="small" onPress={nothing}>
                    Retry
                  </Button>
                }
              >
                Error fetching data. Please try again.
              </Alert>
            )}
          </Stack>
        </Example>
        <Example caption="Snackbar: 60 px apart">
          <div>
            <Snackbar tone="success" onDismiss={nothing}>
              Saved
            </Snackbar>
            <Snackbar tone="error" onDismiss={nothing} action={{ label: 'Retry', onPress: nothing }}>
              Your changes could not be saved. Check the connection and try again.
            </Snackbar>
            <Snackbar tone="warning" onDismiss={nothing}>
              You need an active commitment to see this page.
            </Snackbar>
            <Snackbar tone="info" onDismiss={nothing}>
              Verification email has been sent.
            </Snackbar>
          </div>
        </Example>
      </Grid>
    </Section>
  )
}
