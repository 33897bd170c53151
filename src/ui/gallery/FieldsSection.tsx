import { useState } from 'react'
import { FormError } from '../Alert.tsx'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { Form } from '../Form.tsx'
import { Grid } from '../layout.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { Select } from '../Select.tsx'
import { TextArea, TextField } from '../TextField.tsx'
import { Example, Section } from './Section.tsx'

const waysToKnow = ['Search Engine', 'Social Networks', 'Email', 'Job sites', 'Referral', 'Other'].map((label) => ({
  id: label,
  label,
}))

export function FieldsSection() {
  const [way, setWay] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  return (
    <Section title="Text fields and forms">
      <Grid $gap="s6">
        <Example caption="A form with a refusal">
          <Card>
            <Form label="Example" refusals={refusals} onSubmit={() => setRefusals(refusals + 1)}>
              <FormError>User name or password is incorrect.</FormError>
              <TextField label="User name" required autoComplete="username" error={refusals > 0 ? 'Required' : undefined} />
              <PasswordField label="Password" required autoComplete="current-password" defaultValue="Portal" />
              <Button type="submit" variant="primary" fullWidth>
                Login
              </Button>
            </Form>
          </Card>
        </Example>
        <Example caption="States">
          <Card>
            <Form label="States" onSubmit={() => undefined}>
              <TextField
                label="E-mail"
                type="email"
                description="We send the verification link here."
                placeholder="name@company.com"
              />
              <TextField label="Telephone" type="tel" defaultValue="12" error="Enter at least seven digits" />
              <Select label="How did you hear about us" options={waysToKnow} value={way} onChange={setWay} />
              <Select
                label="Project"
                options={[]}
                value={null}
                onChange={() => undefined}
                disabledReason="There is only one project"
              />
              <TextField label="Read only" readOnly defaultValue="sara@demo.test" />
              <TextArea label="Reason of Rejecting" required rows={3} />
            </Form>
          </Card>
        </Example>
      </Grid>
    </Section>
  )
}
