import { styled } from 'styled-components'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { DrawerGroup, DrawerItem } from '../Drawer.tsx'
import { DrawerButton } from '../DrawerButton.tsx'
import { IconButton } from '../IconButton.tsx'
import { BellIcon, BriefcaseIcon, ClockIcon, DashboardIcon, LogOutIcon, MailIcon, PaymentIcon, UserIcon } from '../icons.tsx'
import { Cluster, Grid } from '../layout.tsx'
import { MainAction } from '../MainAction.tsx'
import { Menu } from '../Menu.tsx'
import { PageBar } from '../PageBar.tsx'
import { PageHeader } from '../PageHeader.tsx'
import { Popover } from '../Popover.tsx'
import { ProductMark } from '../ProductMark.tsx'
import { EmptyState } from '../States.tsx'
import { tokens } from '../theme.ts'
import { ViewSwitch } from '../ViewSwitch.tsx'
import { Example, Section } from './Section.tsx'

const Side = styled.nav`
  width: ${tokens.size.drawer};
  background: ${tokens.color.surface1};
  border: ${tokens.size.hairline} solid ${tokens.color.line};
`

const nothing = () => undefined

export function ShellSection() {
  return (
    <Section title="Shell">
      <Grid $gap="s6">
        <Example caption="Drawer">
          <Side aria-label="Example menu">
            <DrawerGroup>
              <DrawerItem href="#dashboard" icon={<DashboardIcon />}>
                Dashboard
              </DrawerItem>
              <DrawerItem
                href="#commitments"
                icon={<BriefcaseIcon />}
                current
                end={<Badge count={2} meaning="pending commitments" />}
              >
                Commitments
              </DrawerItem>
              <DrawerItem href="#timesheet" icon={<ClockIcon />}>
                Timesheet
              </DrawerItem>
            </DrawerGroup>
            <DrawerGroup title="Payments">
              <DrawerItem href="#pay-runs" icon={<PaymentIcon />}>
                Pay runs
              </DrawerItem>
              <DrawerButton icon={<LogOutIcon />} onPress={nothing}>
                Log out
              </DrawerButton>
            </DrawerGroup>
          </Side>
        </Example>
        <div>
          <Example caption="Mark">
            <ProductMark />
          </Example>
          <Example caption="Views of the same, and the page’s main action">
            <Cluster $justify="space-between">
              <ViewSwitch
                label="View"
                views={[
                  { href: '#grid', label: 'Grid', isShown: true },
                  { href: '#list', label: 'List', isShown: false },
                  { href: '#month', label: 'Month', isShown: false },
                ]}
              />
              <MainAction isBar={false}>
                <Button variant="primary">Log time</Button>
              </MainAction>
            </Cluster>
          </Example>
          <Example caption="Page bar">
            <PageBar>
              <Button variant="quiet">Save and exit</Button>
              <Button>Back</Button>
              <Button variant="primary">Next</Button>
            </PageBar>
          </Example>
          <Example caption="Page header">
            <PageHeader
              title="Loan List"
              actions={
                <>
                  <Button>Export</Button>
                  <Button variant="primary">Loan Request</Button>
                </>
              }
            >
              Loans against your active commitments, the newest first.
            </PageHeader>
          </Example>
          <Cluster>
            <Menu
              label="Profile"
              items={[
                { id: 'mail', label: 'sara@demo.test', icon: <MailIcon />, href: '#mail' },
                { id: 'timesheet', label: 'Timesheet', icon: <ClockIcon />, href: '#timesheet' },
                { separator: 'end' },
                { id: 'logout', label: 'Log Out', icon: <LogOutIcon />, onPress: nothing },
              ]}
            >
              {(trigger) => (
                <Button icon={<UserIcon />} {...trigger}>
                  Sara
                </Button>
              )}
            </Menu>
            <Popover
              label="Notifications"
              trigger={(trigger) => (
                <IconButton label="Open notifications" {...trigger}>
                  <BellIcon />
                </IconButton>
              )}
            >
              <EmptyState icon={<BellIcon />} title="Nothing new">
                You will see here what happens to your commitments and pay runs.
              </EmptyState>
            </Popover>
          </Cluster>
        </div>
      </Grid>
    </Section>
  )
}
