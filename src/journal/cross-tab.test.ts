import { firstValueFrom } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { type CrossTabEvent, createCrossTab } from './cross-tab.ts'

describe('session events between tabs', () => {
  it('reach the other tab, and nothing else does', async () => {
    const here = createCrossTab('cross-tab-test')
    const there = createCrossTab('cross-tab-test')
    const raw = new BroadcastChannel('cross-tab-test')
    const heard: CrossTabEvent[] = []
    here.events$.subscribe((event) => heard.push(event))
    const own: CrossTabEvent[] = []
    there.events$.subscribe((event) => own.push(event))
    const closed = firstValueFrom(here.events$)
    for (const message of ['session.closed', null, { type: 'text.changed', text: 'x' }, { type: 'toString' }])
      raw.postMessage(message)
    there.announce(Object.assign({ type: 'session.closed' as const }, { idToken: 'secret' }))
    expect(await closed).toEqual({ type: 'session.closed' })
    expect(heard).toEqual([{ type: 'session.closed' }])
    expect(own).toEqual([])
    for (const channel of [here, there, raw]) channel.close()
  })

  it('are silence where BroadcastChannel is missing', () => {
    const alone = createCrossTab('cross-tab-test', undefined as unknown as typeof BroadcastChannel)
    const heard: CrossTabEvent[] = []
    alone.events$.subscribe((event) => heard.push(event))
    alone.announce({ type: 'session.closed' })
    alone.close()
    expect(heard).toEqual([])
  })
})
