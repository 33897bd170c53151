import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { counted } from '#rules/counted.ts'
import { linkTo } from '#rules/paths.ts'
import { Badge } from '#ui/Badge.tsx'
import { DrawerGroup, DrawerItem } from '#ui/Drawer.tsx'
import {
  BookIcon,
  BriefcaseIcon,
  CalendarIcon,
  ChartIcon,
  ClockIcon,
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
import { ProductMark } from '#ui/ProductMark.tsx'
import { tokens } from '#ui/theme.ts'
import { badgeWords, type MenuBadges, type MenuGroup, type MenuRoute } from '#view-models/menu.ts'

const { color, leading, size, space, text, weight } = tokens

const Product = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  min-height: ${size.header};
  margin: 0;
  padding-inline: ${space.s5};
  font-weight: ${weight.strong};
`

const icons: Readonly<Record<MenuRoute, ComponentType>> = {
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

const Notice = styled.p`
  margin: 0;
  padding: 0 ${space.s5} ${space.s2};
  color: ${color.textMedium};
  font-size: ${text.sm};
  line-height: ${leading.sm};
`

interface MainMenuProps {
  /** Why the items lead elsewhere; null when they do not. */
  notice: string | null
  groups: readonly MenuGroup[]
  badges: MenuBadges
}

/** The drawer's menu; Commitments and Pay runs carry the number that waits for the person's answer. */
export function MainMenu({ notice, groups, badges }: MainMenuProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label="Main menu" data-pictured="">
      <Product>
        <ProductMark />
        Project Portal
      </Product>
      {notice !== null && <Notice>{notice}</Notice>}
      {groups.map((group) => (
        <DrawerGroup key={group.label ?? 'first'} {...(group.label === null ? {} : { title: group.label })}>
          {group.items.map(({ route, label }) => {
            const ItemIcon = icons[route]
            const href = linkTo(route)
            return (
              <DrawerItem
                key={route}
                href={href}
                icon={<ItemIcon />}
                current={pathname === href || pathname.startsWith(`${href}/`)}
                end={
                  route === 'Commitments' || route === 'PayRuns' ? (
                    <Badge count={badges[route]} meaning={counted(badges[route], badgeWords[route])} />
                  ) : null
                }
              >
                {label}
              </DrawerItem>
            )
          })}
        </DrawerGroup>
      ))}
    </nav>
  )
}
