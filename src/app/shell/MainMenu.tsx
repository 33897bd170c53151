import type { ComponentType } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import type { MenuGroup } from '#rules/menu.ts'
import { linkTo } from '#rules/paths.ts'
import type { RouteName } from '#rules/routes.ts'
import { Badge } from '#ui/Badge.tsx'
import {
  BookIcon,
  BriefcaseIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
  CodeIcon,
  DashboardIcon,
  EditIcon,
  KeyIcon,
  MapIcon,
  NoteIcon,
  PaymentIcon,
  ReceiptIcon,
  RepositoryIcon,
  UserIcon,
  UsersIcon,
  WalletIcon,
} from '#ui/icons.tsx'
import { tokens } from '#ui/theme.ts'

const { color, leading, motion, radius, size, space, text, weight } = tokens

const Nav = styled.nav`
  padding: ${space.s4} ${space.s2} ${space.s8};
`

const Product = styled.p`
  margin: 0 0 ${space.s4};
  padding-inline: ${space.s3};
  font-weight: ${weight.strong};
  &::before {
    content: '';
    display: inline-block;
    width: ${space.s2};
    height: ${space.s2};
    margin-inline-end: ${space.s2};
    border-radius: ${radius.round};
    background: ${color.accent};
  }
`

const GroupLabel = styled.h2`
  margin: ${space.s5} 0 ${space.s1};
  padding-inline: ${space.s3};
  color: ${color.textWeak};
  font-size: ${text.xs};
  font-weight: ${weight.medium};
  line-height: ${leading.xs};
`

const List = styled.ul`
  display: grid;
  gap: ${size.hairline};
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled(NavLink)`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space.s3};
  min-height: ${size.row};
  padding: ${space.s1} ${space.s3};
  border-radius: ${radius.medium};
  color: ${color.textMedium};
  text-decoration: none;
  transition: background ${motion.fast} ${motion.easing};
  &:hover {
    background: ${color.hover};
    color: ${color.textStrong};
  }
  &[aria-current='page'] {
    background: ${color.hover};
    color: ${color.textStrong};
    font-weight: ${weight.medium};
  }
  &[aria-current='page']::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    width: 3px;
    height: ${space.s5};
    border-radius: ${radius.round};
    background: ${color.accent};
  }
  > span:first-of-type {
    flex: 1;
    min-width: 0;
  }
`

const icons: Partial<Record<RouteName, ComponentType>> = {
  Dashboard: DashboardIcon,
  Timesheet: ClockIcon,
  Commitments: BriefcaseIcon,
  Repositories: RepositoryIcon,
  AccessList: KeyIcon,
  PayRuns: ReceiptIcon,
  PaymentMethods: PaymentIcon,
  Loans: WalletIcon,
  Roadmaps: MapIcon,
  Courses: BookIcon,
  Assessments: EditIcon,
  Profile: UserIcon,
  CareerHistories: NoteIcon,
  TimesheetReport: CalendarIcon,
  WeeklyTimesheetAudit: ChartIcon,
  Authors: UsersIcon,
}

interface MainMenuProps {
  groups: readonly MenuGroup[]
  pendingCommitments: number
}

/** The drawer's menu; Commitments carries the number that waits for the person's answer. */
export function MainMenu({ groups, pendingCommitments }: MainMenuProps) {
  return (
    <Nav aria-label="Main menu">
      <Product>Project Portal</Product>
      {groups.map((group) => (
        <section key={group.label ?? 'first'}>
          {group.label !== null && <GroupLabel>{group.label}</GroupLabel>}
          <List>
            {group.items.map((item) => {
              const ItemIcon = icons[item.route] ?? CodeIcon
              return (
                <li key={item.route}>
                  <Item to={linkTo(item.route)}>
                    <ItemIcon />
                    <span>{item.label}</span>
                    {item.route === 'Commitments' && <Badge count={pendingCommitments} meaning="pending commitments" />}
                  </Item>
                </li>
              )
            })}
          </List>
        </section>
      ))}
    </Nav>
  )
}
