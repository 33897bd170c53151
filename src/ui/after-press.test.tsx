import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { afterPress, useStillDuringPress } from './after-press.ts'

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

it('keeps a line as it was while a press is under way, and no longer', async () => {
  const Line = ({ text }: { text: string }) => <p>{useStillDuringPress(text)}</p>
  const { rerender } = render(<Line text="one" />)
  rerender(<Line text="two" />)
  expect(screen.getByText('two')).toBeTruthy()
  fireEvent.pointerDown(document.body)
  rerender(<Line text="three" />)
  rerender(<Line text="four" />)
  expect(screen.getByText('two')).toBeTruthy()
  fireEvent.pointerUp(document.body)
  expect(await screen.findByText('four')).toBeTruthy()
})
