import { readFileSync } from 'node:fs'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Avatar, AvatarStack, initialsOf } from './Avatar.tsx'
import { Badge } from './Badge.tsx'
import { Card } from './Card.tsx'
import { Chip, StatusChip } from './Chip.tsx'
import { Facts } from './Facts.tsx'
import { BellIcon } from './icons.tsx'
import { Cluster, Grid, Stack } from './layout.tsx'
import { PageHeader } from './PageHeader.tsx'
import { ProductMark } from './ProductMark.tsx'
import { ProgressBar, ProgressCircle } from './Progress.tsx'
import { palettes } from './palettes.ts'
import { Skeleton, SkeletonGroup } from './Skeleton.tsx'
import { Stars } from './Stars.tsx'
import { EmptyState, ErrorState } from './States.tsx'
import { expectAccessible, show } from './test-support.tsx'

describe('Chip', () => {
  it('is removed by keyboard', async () => {
    const onRemove = vi.fn()
    const { user } = show(<Chip onRemove={onRemove}>React</Chip>)
    await user.tab()
    expect(screen.getByRole('button', { name: 'Remove React' })).toBe(document.activeElement)
    await user.keyboard('{Enter}')
    expect(onRemove).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('names the status beside its colour', () => {
    show(<StatusChip status="upcoming">Upcoming</StatusChip>)
    expect(screen.getByText('Upcoming').dataset.status).toBe('upcoming')
  })
})

describe('Stars', () => {
  it('fills whole and half stars, and says what they say', async () => {
    const { container } = show(<Stars value={3.5} of={5} label="3.5 of 5" />)
    expect(screen.getByText('3.5 of 5')).toBeTruthy()
    const widths = [...container.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.width)
    expect(widths).toEqual(['100%', '100%', '100%', '50%'])
    await expectAccessible()
  })
})

describe('Avatar', () => {
  it.each([
    ['Sara van Dijk', 'SD'],
    ['reza', 'R'],
    ['  Søren   Åkesson ', 'SÅ'],
    ['', ''],
    ['👩‍💻 Ada', '👩A'],
  ])('%j is %j', (name, initials) => expect(initialsOf(name)).toBe(initials))

  it('falls back to the initials when the photo does not load', () => {
    const { container } = show(<Avatar name="Sara van Dijk" photoUrl="/missing.png" />)
    const photo = container.querySelector('img')
    if (!photo) throw new Error('no photo')
    fireEvent.error(photo)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.getByText('SD')).toBeTruthy()
  })

  it('shows four people and counts the rest, each reached by keyboard', async () => {
    const people = ['Ana', 'Ben', 'Cy', 'Dee', 'Eli', 'Fay'].map((name) => ({ id: name, name }))
    const { user } = show(<AvatarStack label="Team" people={people} />)
    expect(screen.getAllByRole('img')).toHaveLength(5)
    expect(screen.getByRole('img', { name: '2 more', description: 'Eli; Fay' })).toBeTruthy()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Ana' }))
    await expectAccessible()
  })

  it('shows all when there are just four', () => {
    show(<AvatarStack label="Team" people={['Ana', 'Ben', 'Cy', 'Dee'].map((name) => ({ id: name, name }))} />)
    expect(screen.queryByText(/^\+/)).toBeNull()
  })
})

describe('Badge', () => {
  it('says its meaning, and nothing at zero', () => {
    const { container, rerender } = show(<Badge count={120} meaning="notifications" />)
    expect(container.textContent).toBe('99+120 notifications')
    rerender(<Badge count={0} meaning="notifications" />)
    expect(container.textContent).toBe('')
  })
})

describe('Progress', () => {
  it('tells its share, within 0 and 100', async () => {
    show(
      <>
        <ProgressBar label="Upload" value={0.424} />
        <ProgressCircle label="Roadmap" value={1.4} />
        <ProgressBar label="Export" />
      </>,
    )
    const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    expect(values).toEqual(['42', '100', null])
    await expectAccessible()
  })
})

describe('ProductMark', () => {
  it('is drawn as the icon of the page is', () => {
    const icon = new DOMParser().parseFromString(readFileSync('public/favicon.svg', 'utf8'), 'image/svg+xml')
    const { container } = render(<ProductMark />)
    const drawing = (root: ParentNode) =>
      ['path', 'circle'].map((name) =>
        ['d', 'cx', 'cy', 'r', 'stroke-width'].map((at) => root.querySelector(name)?.getAttribute(at)),
      )
    expect(drawing(container)).toEqual(drawing(icon))
    expect(icon.querySelector('circle')?.getAttribute('fill')).toBe(palettes.dark.brand)
  })
})

describe('States', () => {
  it('retries by keyboard and is announced', async () => {
    const onRetry = vi.fn()
    const { user } = show(<ErrorState title="The loans could not be loaded" onRetry={onRetry} />)
    expect(screen.getByRole('alert').textContent).toContain('The loans could not be loaded')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(onRetry).toHaveBeenCalledTimes(1)
    await expectAccessible()
  })

  it('says that a region is loading', () => {
    show(
      <SkeletonGroup>
        <Skeleton $width="50%" />
      </SkeletonGroup>,
    )
    expect(screen.getByRole('status').textContent).toBe('Loading…')
  })
})

describe('page parts', () => {
  it('stand together without a fault', async () => {
    show(
      <main>
        <PageHeader title="Loan List" actions={<Chip>Open</Chip>}>
          The newest first.
        </PageHeader>
        <Card $padding="large">
          <Stack $gap="s2">
            <Cluster $justify="space-between">One</Cluster>
            <Grid $columns={3}>Two</Grid>
            <BellIcon label="Notifications" />
          </Stack>
        </Card>
        <EmptyState icon={<BellIcon />} title="Nothing new" action={<a href="/next">Next</a>} />
      </main>,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Loan List' })).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Notifications' })).toBeTruthy()
    await expectAccessible()
  })
})

describe('Facts', () => {
  it('gives each value under its name, in order', async () => {
    show(
      <Facts
        facts={[
          { label: 'Start date', value: '2 Mar 2026' },
          { label: 'Skills', value: <Chip>React</Chip>, wide: true },
        ]}
      />,
    )
    const read = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent)
    expect(read('term')).toEqual(['Start date', 'Skills'])
    expect(read('definition')).toEqual(['2 Mar 2026', 'React'])
    await expectAccessible()
  })
})
