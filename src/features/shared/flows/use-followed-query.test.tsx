import { act, render } from '@testing-library/react'
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFollowedQuery } from './use-followed-query.ts'

let navigate: NavigateFunction
const follow = vi.fn<(query: string) => void>()

function Page() {
  navigate = useNavigate()
  useFollowedQuery(follow)
  return null
}

beforeEach(() => {
  window.history.replaceState(null, '', '/list')
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  follow.mockClear()
})

test('a link to another query of the page is followed', async () => {
  await act(async () => navigate('/list?level=Easy'))
  expect(follow).toHaveBeenLastCalledWith('?level=Easy')
})

test('who chooses twice before the page is drawn never hears of the first address', async () => {
  await act(async () => {
    navigate('/list?level=Easy')
    window.history.pushState(null, '', '/list?level=Easy&level=Hard')
  })
  expect(follow).not.toHaveBeenCalled()
  await act(async () => navigate('/list?level=Easy&level=Hard', { replace: true }))
  expect(follow).toHaveBeenCalledExactlyOnceWith('?level=Easy&level=Hard')
})

test('Back is followed also where the page was not drawn with the address that is left', async () => {
  window.history.pushState(null, '', '/list?level=Easy')
  await act(async () => {
    window.history.back()
    await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  })
  expect(follow).toHaveBeenLastCalledWith('')
})

test('the query of another page is none of this flow’s', async () => {
  await act(async () => {
    navigate('/list?level=Easy')
    window.history.pushState(null, '', '/other?level=Hard')
  })
  expect(follow).not.toHaveBeenCalled()
})
