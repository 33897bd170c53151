import { useState } from 'react'
import { BackLink } from '../BackLink.tsx'
import { Button } from '../Button.tsx'
import { TrashIcon } from '../content-icons.tsx'
import { ExternalLink } from '../ExternalLink.tsx'
import { IconButton } from '../IconButton.tsx'
import { BellIcon, EditIcon, PlusIcon } from '../icons.tsx'
import { ButtonLink, Link, LinkButton } from '../Link.tsx'
import { Cluster, Grid } from '../layout.tsx'
import { Tooltip } from '../Tooltip.tsx'
import { Example, Section } from './Section.tsx'

export function ButtonsSection() {
  const [busy, setBusy] = useState(true)
  const [presses, setPresses] = useState(0)
  return (
    <Section title="Buttons and links">
      <Grid $gap="s6">
        <Example caption="Primary, secondary, quiet, danger">
          <Cluster>
            <Button variant="primary" onPress={() => setPresses(presses + 1)}>
              Save and continue
            </Button>
            <Button onPress={() => setPresses(presses + 1)}>Back</Button>
            <Button variant="affirm">Approve</Button>
            <Button variant="quiet">Cancel</Button>
            <Button variant="danger">Delete</Button>
          </Cluster>
        </Example>
        <Example caption="Small, with icons">
          <Cluster>
            <Button size="small" icon={<PlusIcon size="small" />}>
              New access
            </Button>
            <Button size="small" variant="quiet" icon={<EditIcon size="small" />}>
              Edit
            </Button>
            <Button size="small" variant="danger" icon={<TrashIcon size="small" />}>
              Delete
            </Button>
          </Cluster>
        </Example>
        <Example caption="Busy: keeps its width">
          <Cluster>
            <Button variant="primary" busy={busy}>
              Save and continue
            </Button>
            <Button busy={busy}>Resend</Button>
            <Button variant="primary" busy={busy} busyText="Checking… 40%">
              Sign up for an account
            </Button>
            <Button variant="quiet" onPress={() => setBusy(!busy)}>
              {busy ? 'Finish the work' : 'Start again'}
            </Button>
          </Cluster>
        </Example>
        <Example caption="Disabled: says why">
          <Cluster>
            <Button variant="primary" disabledReason="Choose a commitment first">
              Request loan
            </Button>
            <Button disabledReason="Coming soon">Sign in with LinkedIn</Button>
            <Button variant="quiet" disabledReason="You are on the first question">
              Previous
            </Button>
            <Button variant="danger" disabledReason="A paid loan cannot be deleted">
              Delete loan
            </Button>
          </Cluster>
        </Example>
        <Example caption="Icon buttons">
          <Cluster>
            <IconButton label="Notifications">
              <BellIcon />
            </IconButton>
            <IconButton label="Edit" size="small">
              <EditIcon size="small" />
            </IconButton>
            <IconButton label="Delete row" disabledReason="Only drafts can be deleted">
              <TrashIcon />
            </IconButton>
          </Cluster>
        </Example>
        <Example caption="Links, tooltip">
          <Cluster $gap="s4">
            <Link href="/register/login">Back to login</Link>
            <LinkButton onPress={() => setPresses(presses + 1)}>Pressed {presses} times</LinkButton>
            <ButtonLink href="/register/signup">Signup</ButtonLink>
            <BackLink href="/register/login">Back to the login</BackLink>
            <ExternalLink href="https://example.com">See the certificate</ExternalLink>
            <Tooltip text="You can save your progress and return to the application process later">
              <Button>Save and exit</Button>
            </Tooltip>
          </Cluster>
        </Example>
      </Grid>
    </Section>
  )
}
