import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { show } from './test-support.tsx'
import { useOneStop } from './use-one-stop.ts'

function Group({ first }: { first: number }) {
  const { group, isStop } = useOneStop({ columns: 2, inCell: 2, first })
  return (
    <>
      <button type="button">before</button>
      <div role="toolbar" aria-label="Records" {...group}>
        {['a', 'a pin', 'b', 'b pin', 'c', 'c pin'].map((name, index) => (
          <button key={name} type="button" tabIndex={isStop(index) ? 0 : -1}>
            {name}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  )
}

const open = (first = 0) => {
  const { user } = show(<Group first={first} />)
  const focused = () => document.activeElement?.textContent
  const after = async (keys: string) => {
    await user.keyboard(keys)
    return focused()
  }
  const tab = async (shift = false) => {
    await user.tab({ shift })
    return focused()
  }
  return { user, after, tab }
}

it('is one stop from either side, which begins at the first, wherever it was left', async () => {
  const { user, after, tab } = open()
  await user.click(screen.getByText('before'))
  expect([await tab(), await after('{End}{ArrowRight}'), await tab()]).toEqual(['a', 'c pin', 'after'])
  expect([await tab(true), await after('{ArrowRight}{ArrowRight}'), await tab(true)]).toEqual(['a', 'b', 'before'])
})

it('begins where it is told to', async () => {
  const { user, tab } = open(4)
  await user.click(screen.getByText('after'))
  expect(await tab(true)).toBe('c')
})

it('goes on by arrow keys, along the row and to the same button above and below, and not past an end', async () => {
  const { user, after } = open()
  await user.click(screen.getByText('a'))
  expect(await after('{ArrowRight}')).toBe('a pin')
  expect(await after('{ArrowDown}')).toBe('c pin')
  expect(await after('{ArrowDown}')).toBe('c pin')
  expect(await after('{ArrowRight}')).toBe('c pin')
  expect(await after('{ArrowLeft}')).toBe('c')
  expect(await after('{ArrowUp}{ArrowUp}{ArrowLeft}')).toBe('a')
  expect(await after('{End}')).toBe('c')
  expect(await after('{Home}')).toBe('a')
})
