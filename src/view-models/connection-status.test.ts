import { expect, it } from 'vitest'
import { connectionStatus } from './connection-status.ts'

const format = (moment: number): string => `t${moment}`

it('says that the device is offline, and how old the page is', () => {
  expect(connectionStatus({ isOffline: true, knownAt: 7 }, format)).toMatchObject({
    words: 'Offline',
    moment: 't7',
    announcement: 'Offline, last updated t7',
    label: 'Offline, last updated t7. Try again',
  })
})

it('does not call a server that is away offline', () => {
  expect(connectionStatus({ isOffline: false, knownAt: 7 }, format).announcement).toBe('Not up to date, last updated t7')
})

it('names no time while nothing on the page is old', () => {
  expect(connectionStatus({ isOffline: true, knownAt: null }, format)).toMatchObject({
    moment: null,
    label: 'Offline. Try again',
  })
})
