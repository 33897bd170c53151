import type { Repository } from '#generated/resolver-types.ts'
import { exampleId } from './catalogue.ts'
import { projectIdOf } from './commitments.ts'

const issues = (blocker: number, smells: number) => [
  { class: 'Bug', count: blocker, severity: 'Blocker' },
  { class: 'Code smell', count: smells, severity: 'Minor' },
]

const inProject = (name: string) => ({ id: projectIdOf(name), name })

/** By name; whoever works on a project has access to its repository. The last one has never been pushed to. */
export const exampleRepositories: readonly Repository[] = [
  {
    id: exampleId('2', 1),
    name: 'atlas-tiles',
    url: 'https://git.demo.test/atlas/tiles',
    project: inProject('Atlas Tiles'),
    access: 'Read',
    defaultBranch: 'main',
    lastCommitAt: '2026-01-09T16:40:00.000Z',
    myLines: 420,
    issues: [],
  },
  {
    id: exampleId('2', 2),
    name: 'harbour-api',
    url: 'https://git.demo.test/harbour/api',
    project: inProject('Harbour API'),
    access: 'Write',
    defaultBranch: 'main',
    lastCommitAt: '2026-01-12T07:55:00.000Z',
    myLines: 12_408,
    issues: issues(0, 14),
  },
  {
    id: exampleId('2', 3),
    name: 'harbour-web',
    url: 'https://git.demo.test/harbour/web',
    project: inProject('Harbour Web'),
    access: 'Admin',
    defaultBranch: 'trunk',
    lastCommitAt: '2026-01-11T18:20:00.000Z',
    myLines: 30_117,
    issues: issues(2, 41),
  },
  {
    id: exampleId('2', 4),
    name: 'lighthouse-alerts',
    url: 'https://git.demo.test/lighthouse/alerts',
    project: inProject('Lighthouse Alerts'),
    access: 'Write',
    defaultBranch: 'main',
    lastCommitAt: null,
    myLines: 0,
    issues: [],
  },
]
