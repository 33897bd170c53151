import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { createFlowLocks } from '#journal/flow-locks.ts'
import { createFlows } from '#journal/flows.ts'
import { createIndexedDbStore } from '#journal/indexed-db-store.ts'
import { createJournal } from '#journal/journal.ts'
import { provideIndexedDb } from '#journal/testing/indexed-db.ts'
import { shell } from '#machines/shell/shell.machine.ts'
import { type Services, ServicesContext } from '../services/services.ts'
import { defineFlow, useFlow } from './use-flow.ts'

provideIndexedDb()

const flow = defineFlow(shell, () => shell)

function Screen() {
  const { state, send } = useFlow(flow)
  return (
    <button type="button" onClick={() => send({ type: 'drawer.opened' })}>
      {state.matches({ drawer: 'open' }) ? 'open' : 'closed'}
    </button>
  )
}

const openPage = async () => {
  const journal = createJournal({ store: createIndexedDbStore(), locks: createFlowLocks('journal', undefined) })
  const flows = createFlows({ journal, onEmitted: () => undefined })
  await flows.ready
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  onTestFinished(() => flushSync(() => root.unmount()))
  const show = (...keys: readonly string[]) =>
    flushSync(() =>
      root.render(
        <ServicesContext value={{ flows } as Services}>
          {keys.map((key) => (
            <Screen key={key} />
          ))}
        </ServicesContext>,
      ),
    )
  const shown = () => [...document.querySelectorAll('main button')].map(({ textContent }) => textContent)
  const press = () => flushSync(() => document.querySelector<HTMLButtonElement>('main button')?.click())
  return { show, shown, press }
}

it('who leaves a screen and is back before anything else happened begins anew', async () => {
  const { show, shown, press } = await openPage()
  show('first')
  press()
  expect(shown()).toEqual(['open'])
  show()
  show('again')
  expect(shown()).toEqual(['closed'])
  await Promise.resolve()
  // The flow of the screen that is there now is the one that lives.
  press()
  expect(shown()).toEqual(['open'])
})

it('a screen that takes the place of another one in the same moment goes on with its flow, and several share one', async () => {
  const { show, shown, press } = await openPage()
  show('first')
  press()
  show('second')
  await Promise.resolve()
  expect(shown()).toEqual(['open'])
  show('second', 'third')
  expect(shown()).toEqual(['open', 'open'])
  show('third')
  await Promise.resolve()
  expect(shown()).toEqual(['open'])
})
