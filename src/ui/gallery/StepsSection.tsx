import { useState } from 'react'
import { Button } from '../Button.tsx'
import { Card } from '../Card.tsx'
import { CodeField } from '../CodeField.tsx'
import { TrashIcon } from '../content-icons.tsx'
import type { Entry } from '../EntryCard.tsx'
import { EntryList } from '../EntryList.tsx'
import { EditIcon } from '../icons.tsx'
import { Cluster, Grid, Stack } from '../layout.tsx'
import { SaveStatus } from '../SaveStatus.tsx'
import { Stepper } from '../Stepper.tsx'
import { TextField } from '../TextField.tsx'
import { Example, Section } from './Section.tsx'

const titles = [
  ['Personal Details', '1 MIN'],
  ['Job Preferences', '3 MIN'],
  ['Education', '5 MIN'],
  ['Skills and Certificates', '3 MIN'],
  ['Career History', '3 MIN'],
  ['Profile Setup', '5 MIN'],
] as const

interface Degree {
  id: string
  title: string
  school: string
}

function Educations() {
  const [degrees, setDegrees] = useState<readonly Degree[]>([
    { id: '1', title: 'Master of Computer Science', school: 'Delft University of Technology' },
    { id: '2', title: 'Bachelor of Mathematics', school: 'University of Amsterdam' },
  ])
  const [open, setOpen] = useState<{ id?: string; title: string }>()
  const entries: readonly Entry[] = degrees.map(({ id, title, school }) => ({
    id,
    title,
    lines: [school, 'Sep 2016 to Jul 2018'],
    chips: ['Full time'],
    actions: [
      { label: 'Edit', icon: <EditIcon size="small" />, onPress: () => setOpen({ id, title }) },
      {
        label: 'Remove',
        icon: <TrashIcon size="small" />,
        onPress: () => setDegrees(degrees.filter((degree) => degree.id !== id)),
      },
    ],
  }))
  const save = () => {
    if (!open) return
    const changed = { id: open.id ?? String(Date.now()), title: open.title, school: 'University of Sydney' }
    setDegrees(
      open.id === undefined ? [...degrees, changed] : degrees.map((degree) => (degree.id === open.id ? changed : degree)),
    )
    setOpen(undefined)
  }
  const form = open && {
    title: open.id === undefined ? 'New education' : 'Edit education',
    ...(open.id === undefined ? {} : { of: open.id }),
    content: (
      <>
        <TextField label="Degree" value={open.title} onChange={(title) => setOpen({ ...open, title })} />
        <Cluster $justify="end">
          <Button variant="quiet" onPress={() => setOpen(undefined)}>
            Cancel
          </Button>
          <Button variant="primary" onPress={save}>
            Save education
          </Button>
        </Cluster>
      </>
    ),
  }
  return (
    <EntryList
      title="Education"
      description="The latest first."
      entries={entries}
      emptyText="No education yet."
      addLabel="Add education"
      onAdd={() => setOpen({ title: '' })}
      form={form}
    />
  )
}

export function StepsSection() {
  const [current, setCurrent] = useState(3)
  const [code, setCode] = useState('123')
  return (
    <Section title="Steps, entries and saving">
      <Example caption="Steps">
        <Stepper
          label="Profile steps"
          steps={titles.map(([title, estimate], at) => ({ title, estimate, done: at < 2 || at === 3 }))}
          current={current}
          onOpen={setCurrent}
        />
      </Example>
      <Grid $gap="s6">
        <Card>
          <Educations />
        </Card>
        <Stack $gap="s6">
          <Card>
            <EntryList
              title="Addresses"
              entries={[]}
              emptyText="No addresses yet."
              addLabel="Add address"
              onAdd={() => undefined}
            />
          </Card>
          <Card>
            <Stack $gap="s5">
              <CodeField label="Code" required value={code} onChange={setCode} description="We sent it to +31 6 12345678." />
              <Example caption="Save status">
                <Cluster $gap="s4">
                  <SaveStatus state="device" />
                  <SaveStatus state="saving" />
                  <SaveStatus state="saved" />
                  <SaveStatus state="failed" onRetry={() => undefined} />
                </Cluster>
              </Example>
            </Stack>
          </Card>
        </Stack>
      </Grid>
    </Section>
  )
}
