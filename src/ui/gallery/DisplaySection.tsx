import { useState } from 'react'
import { Avatar, AvatarStack } from '../Avatar.tsx'
import { Badge } from '../Badge.tsx'
import { Card } from '../Card.tsx'
import { CardList } from '../CardList.tsx'
import { Chip, StatusChip } from '../Chip.tsx'
import { Facts } from '../Facts.tsx'
import { IconButton } from '../IconButton.tsx'
import { BellIcon } from '../icons.tsx'
import { Cluster, Grid, Stack } from '../layout.tsx'
import { ProgressBar, ProgressCircle } from '../Progress.tsx'
import { RowCard, RowCards, RowCardText, RowCardTitle } from '../RowCards.tsx'
import { Skeleton, SkeletonGroup } from '../Skeleton.tsx'
import { Stars } from '../Stars.tsx'
import { Tabs } from '../Tabs.tsx'
import { Example, Section } from './Section.tsx'

const people = ['Sara van Dijk', 'Reza Karimi', 'Mina Sato', 'Søren Åkesson', 'Ana Ruiz', 'Lee'].map((name, at) => ({
  id: String(at),
  name,
  role: at === 0 ? 'Line manager' : 'Engineer',
}))

const tabs = ['Personal Details', 'Job Preferences', 'Education', 'Skills', 'Career History', 'Profile Setup', 'Contact'].map(
  (label) => ({
    id: label,
    label,
    mark: label === 'Skills' || label === 'Contact' ? 'something is missing' : undefined,
  }),
)

export function DisplaySection() {
  const [tab, setTab] = useState('Job Preferences')
  const [tags, setTags] = useState(['React', 'TypeScript', 'Between 10 and 20 hours'])
  return (
    <Section title="Small displays">
      <Example caption="Tabs">
        <Card>
          <Tabs label="Profile" tabs={tabs} selected={tab} onSelect={setTab}>
            {tab} go here.
          </Tabs>
        </Card>
      </Example>
      <Example caption="Cards in a list">
        <CardList aria-label="Examples of cards">
          {['Accessible interfaces', 'SQL for daily questions'].map((name) => (
            <Card as="li" key={name}>
              {name}
            </Card>
          ))}
        </CardList>
      </Example>
      <Example caption="Rows of a table as cards">
        <Card $padding="none">
          <RowCards label="Examples of row cards" rows={people.slice(0, 2)} idOf={({ id }) => id} loading={null}>
            {({ id, name, role }) => (
              <RowCard aria-labelledby={`row-card-${id}`}>
                <RowCardTitle as="h4" id={`row-card-${id}`}>
                  {name}
                </RowCardTitle>
                <Facts strong facts={[{ label: 'Role', value: role }]} />
                <RowCardText>A longer text goes below the facts.</RowCardText>
              </RowCard>
            )}
          </RowCards>
        </Card>
      </Example>
      <Grid $gap="s6">
        <Example caption="Stars">
          <Cluster $gap="s4">
            <Stars value={2} of={3} label="MidLevel" />
            <Stars value={3.5} of={5} label="3.5 of 5" />
          </Cluster>
        </Example>
        <Example caption="Status">
          <Cluster>
            <StatusChip status="pending">Pending</StatusChip>
            <StatusChip status="expired">Expired</StatusChip>
            <StatusChip status="rejected">Rejected</StatusChip>
            <StatusChip status="upcoming">Upcoming</StatusChip>
            <StatusChip status="active">Active</StatusChip>
          </Cluster>
        </Example>
        <Example caption="Chips">
          <Cluster>
            <Chip>Junior</Chip>
            {tags.map((tag) => (
              <Chip key={tag} onRemove={() => setTags(tags.filter((kept) => kept !== tag))}>
                {tag}
              </Chip>
            ))}
          </Cluster>
        </Example>
        <Example caption="Avatars">
          <Cluster $gap="s4">
            <Avatar name="Sara van Dijk" />
            <Avatar name="Reza" size="large" />
            <AvatarStack label="Team" people={people} />
          </Cluster>
        </Example>
        <Example caption="Badge">
          <Cluster $gap="s4">
            <Badge count={3} meaning="pending commitments" />
            <Badge count={120} meaning="notifications" />
            <IconButton label="Notifications">
              <BellIcon />
              <Badge count={7} meaning="unread" overlay />
            </IconButton>
          </Cluster>
        </Example>
        <Example caption="Facts">
          <Card>
            <Facts
              strong
              facts={[
                { label: 'Start date', value: '2 Mar 2026' },
                { label: 'Hours per week', value: '38.00' },
                { label: 'Skills', value: <Chip>React</Chip>, wide: true },
              ]}
            />
          </Card>
        </Example>
        <Example caption="Facts to read">
          <Card>
            <Facts
              layout="reading"
              facts={[
                { label: 'Job titles', value: 'Software engineer, Team lead' },
                { label: 'Job description', value: 'Builds the portal of a harbour together with the people who work there.' },
              ]}
            />
          </Card>
        </Example>
        <Example caption="Progress">
          <Stack>
            <ProgressBar label="Uploading resume.pdf" value={0.42} />
            <ProgressBar label="Preparing the export" />
            <Cluster $gap="s4">
              <ProgressCircle label="Roadmap" value={0.65} />
              <ProgressCircle label="Roadmap not begun" value={0} />
              <ProgressCircle label="Course" value={1} />
              <ProgressCircle label="Loading" />
              <ProgressCircle label="Small" size="small" value={0.3} />
            </Cluster>
          </Stack>
        </Example>
        <Example caption="Skeleton">
          <SkeletonGroup>
            <Cluster>
              <Skeleton $width="2rem" $height="2rem" $round />
              <Stack $gap="s2" style={{ flex: 1 }}>
                <Skeleton $width="40%" />
                <Skeleton $width="75%" />
              </Stack>
            </Cluster>
          </SkeletonGroup>
        </Example>
      </Grid>
    </Section>
  )
}
