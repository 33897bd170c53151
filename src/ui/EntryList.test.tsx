import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Button } from './Button.tsx'
import type { Entry } from './EntryCard.tsx'
import { EntryList } from './EntryList.tsx'
import { TextField } from './TextField.tsx'
import { expectAccessible, show } from './test-support.tsx'

interface Degree {
  id: string
  title: string
}

function Educations({ start = [] }: { start?: readonly Degree[] }) {
  const [degrees, setDegrees] = useState(start)
  const [open, setOpen] = useState<Degree>()
  const isNew = !degrees.some(({ id }) => id === open?.id)
  const entries: Entry[] = degrees.map((degree) => ({
    ...degree,
    lines: ['Delft', undefined, false],
    chips: ['Full time'],
    actions: [
      { label: 'Edit', onPress: () => setOpen(degree) },
      { label: 'Remove', onPress: () => setDegrees(degrees.filter(({ id }) => id !== degree.id)) },
    ],
  }))
  const save = () => {
    if (!open) return
    setDegrees(isNew ? [...degrees, open] : degrees.map((degree) => (degree.id === open.id ? open : degree)))
    setOpen(undefined)
  }
  return (
    <EntryList
      title="Education"
      entries={entries}
      emptyText="No education yet."
      addLabel="Add education"
      onAdd={() => setOpen({ id: `new ${degrees.length}`, title: '' })}
      form={
        open && {
          title: isNew ? 'New education' : 'Edit education',
          ...(isNew ? {} : { of: open.id }),
          content: (
            <>
              <TextField label="Degree" value={open.title} onChange={(title) => setOpen({ ...open, title })} />
              <Button onPress={save}>Save</Button>
              <Button onPress={() => setOpen(undefined)}>Cancel</Button>
            </>
          ),
        }
      }
    />
  )
}

const two = [
  { id: 'a', title: 'Master' },
  { id: 'b', title: 'Bachelor' },
]
const titles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)
const focused = () => document.activeElement?.textContent

describe('EntryList', () => {
  it('adds the first entry by keyboard: the form takes the focus and gives it back to Add', async () => {
    const { user } = show(<Educations />)
    expect(screen.getByText('No education yet.')).toBeTruthy()
    await expectAccessible()
    await user.tab()
    await user.keyboard('{Enter}')
    expect(focused()).toBe('New education')
    expect(screen.queryByRole('button', { name: 'Add education' })).toBeNull()
    await expectAccessible()
    await user.tab()
    await user.keyboard('Master')
    await user.tab()
    await user.keyboard('{Enter}')
    expect(titles()).toEqual(['Master'])
    expect(focused()).toBe('Add education')
  })

  it('changes an entry in its place and gives the focus back to its Edit', async () => {
    const { user } = show(<Educations start={two} />)
    await user.click(screen.getByRole('button', { name: 'Edit Bachelor' }))
    expect(focused()).toBe('Edit education')
    expect(titles()).toEqual(['Master'])
    await expectAccessible()
    await user.clear(screen.getByRole('textbox'))
    await user.type(screen.getByRole('textbox'), 'Doctor')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(titles()).toEqual(['Master', 'Doctor'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Doctor' }))
    await expectAccessible()
  })

  it('keeps the entry when its form is cancelled', async () => {
    const { user } = show(<Educations start={two} />)
    await user.click(screen.getByRole('button', { name: 'Edit Master' }))
    await user.type(screen.getByRole('textbox'), ' of nothing')
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(titles()).toEqual(['Master', 'Bachelor'])
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Master' }))
  })

  it('leaves the focus at the next entry, and at Add after the last, when one is removed', async () => {
    const { user } = show(<Educations start={two} />)
    await user.click(screen.getByRole('button', { name: 'Remove Master' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove Bachelor' }))
    await user.click(screen.getByRole('button', { name: 'Remove Bachelor' }))
    expect(focused()).toBe('Add education')
  })

  it('shows a title and a line’s worth beside each other where asked to', () => {
    const entries = [
      { id: '1', title: 'Rust', inRow: true, children: <span>No file</span> },
      { id: '2', title: 'Go', children: <span>Long text</span> },
    ]
    show(<EntryList title="Skills" entries={entries} emptyText="" addLabel="Add" />)
    const wayOf = (text: string) => {
      const words = screen.getByText(text).parentElement
      return words === null ? null : getComputedStyle(words).display
    }
    expect([wayOf('Rust'), wayOf('Go')]).toEqual(['flex', 'block'])
  })

  it('leaves out empty lines, and tells what is wrong with the whole list', async () => {
    const entries = [{ id: 'a', title: 'Master', lines: ['', undefined, 'Delft'] }]
    show(<EntryList title="Education" entries={entries} emptyText="" addLabel="" error="Add one more" />)
    expect(within(screen.getByRole('article')).getAllByText(/./)).toHaveLength(2)
    expect(screen.getByRole('alert').textContent).toBe('Add one more')
    await expectAccessible()
  })
})
