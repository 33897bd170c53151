import { describe, expect, it } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { type CatalogueCriteria, noCriteria } from '#view-models/catalogue.ts'
import { silence } from '../testing/fixtures.ts'
import { type CatalogueAnswer, type CatalogueSearch, catalogueFilters } from './catalogue-filters.machine.ts'

interface Asked extends CatalogueSearch {
  readonly answer: (answer: CatalogueAnswer) => void
  readonly fail: () => void
}

/** The flow, what it asks for, and the addresses that it tells. */
const open = (criteria: CatalogueCriteria = noCriteria) => {
  const asked: Asked[] = []
  const told: string[] = []
  const search = fromPromise<CatalogueAnswer, CatalogueSearch>(
    ({ input }) => new Promise((resolve, reject) => asked.push({ ...input, answer: resolve, fail: () => reject(silence) })),
  )
  const actor = createActor(catalogueFilters.provide({ actors: { search } }), { input: { catalogue: 'Courses', criteria } })
  actor.on('navigation.requested', ({ to }) => told.push(to))
  actor.start()
  return { actor, asked, told, results: () => actor.getSnapshot().value.results }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('filtering a catalogue', () => {
  it('begins with what the address says', () => {
    const { asked, told } = open({ ...noCriteria, levels: ['Senior'] })
    expect(asked).toMatchObject([{ page: 1, criteria: { levels: ['Senior'] } }])
    expect(told).toEqual([])
  })

  it('searches at once with every change, and the address follows', () => {
    const { actor, asked, told } = open()
    actor.send({ type: 'skills.chosen', skillIds: ['a'] })
    actor.send({ type: 'duration.chosen', duration: 'long' })
    actor.send({ type: 'levels.chosen', levels: ['Junior', 'Senior'] })
    actor.send({ type: 'criteria.cleared' })
    expect(asked.slice(1).map(({ criteria }) => criteria)).toEqual([
      { text: '', skillIds: ['a'], duration: null, levels: [] },
      { text: '', skillIds: ['a'], duration: 'long', levels: [] },
      { text: '', skillIds: ['a'], duration: 'long', levels: ['Junior', 'Senior'] },
      noCriteria,
    ])
    const address = '/team-member/training/courses'
    expect(told).toEqual([
      `${address}?skills=a`,
      `${address}?skills=a&duration=long`,
      `${address}?skills=a&duration=long&levels=Junior,Senior`,
      address,
    ])
  })

  it('searches for a text when it is asked to, trimmed and at most 100 characters long', () => {
    const { actor, asked } = open()
    actor.send({ type: 'text.typed', text: `  ${'x'.repeat(120)} ` })
    expect(asked).toHaveLength(1)
    actor.send({ type: 'text.searched' })
    expect(asked[1]?.criteria.text).toBe('x'.repeat(100))
    expect(actor.getSnapshot().context.typed).toBe('x'.repeat(100))
  })

  it('shows the last search, in whatever order the answers come', async () => {
    const { actor, asked, results } = open()
    actor.send({ type: 'levels.chosen', levels: ['Junior'] })
    asked[1]?.answer({ hasMore: true })
    await settled()
    expect(results()).toBe('shown')
    asked[0]?.answer({ hasMore: false })
    await settled()
    expect(actor.getSnapshot().context).toMatchObject({ hasMore: true, criteria: { levels: ['Junior'] } })
  })

  it('does not fail by a search that is no longer wanted', async () => {
    const { actor, asked, results } = open()
    actor.send({ type: 'levels.chosen', levels: ['Junior'] })
    asked[0]?.fail()
    asked[1]?.answer({ hasMore: false })
    await settled()
    expect(results()).toBe('shown')
  })

  it('follows an address, and asks nobody about the one it has', () => {
    const { actor, asked, told } = open({ ...noCriteria, text: 'sql', levels: ['Senior', 'Junior'] })
    actor.send({ type: 'address.followed', criteria: { ...noCriteria, text: 'sql', levels: ['Junior', 'Senior'] } })
    expect(asked).toHaveLength(1)
    actor.send({ type: 'address.followed', criteria: { ...noCriteria, text: 'git' } })
    expect(asked.at(-1)?.criteria.text).toBe('git')
    expect(actor.getSnapshot().context.typed).toBe('git')
    expect(told).toEqual([])
  })

  it('adds pages, says when one does not come, and begins anew with other criteria', async () => {
    const { actor, asked, results } = open()
    const bodies: string[] = []
    actor.on('notice.raised', ({ body }) => bodies.push(body))
    asked[0]?.answer({ hasMore: true })
    await settled()
    actor.send({ type: 'more.requested' })
    expect(asked[1]).toMatchObject({ page: 2 })
    asked[1]?.fail()
    await settled()
    expect([results(), bodies.length, actor.getSnapshot().context.pages]).toEqual(['shown', 1, 1])
    actor.send({ type: 'more.requested' })
    asked[2]?.answer({ hasMore: false })
    await settled()
    expect(actor.getSnapshot().context).toMatchObject({ pages: 2, hasMore: false })
    actor.send({ type: 'more.requested' })
    expect(asked).toHaveLength(3)
    actor.send({ type: 'duration.chosen', duration: 'short' })
    expect(actor.getSnapshot().context.pages).toBe(1)
  })

  it('says that it failed until that is dismissed, and tries again', async () => {
    const { actor, asked, results } = open()
    asked[0]?.fail()
    await settled()
    expect(results()).toEqual({ failed: 'told' })
    actor.send({ type: 'alert.dismissed' })
    expect(results()).toEqual({ failed: 'dismissed' })
    actor.send({ type: 'retry.requested' })
    asked[1]?.answer({ hasMore: false })
    await settled()
    expect(results()).toBe('shown')
  })
})
