import { fireEvent } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterPress } from './after-press.ts'

it('happens at once, or when the press under way is over and its click was heard', async () => {
  const order: string[] = []
  const work = () => order.push('work')
  afterPress(work)
  expect(order).toEqual(['work'])
  fireEvent.pointerDown(document.body)
  afterPress(work)
  expect(order).toEqual(['work'])
  fireEvent.pointerUp(document.body)
  order.push('click')
  await vi.waitFor(() => expect(order).toEqual(['work', 'click', 'work']))
  afterPress(work)
  expect(order).toHaveLength(4)
})
