// npm start: installs what is missing, builds what is stale, and runs the portal in this very process, so that signals reach it directly.
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, requireNode } from './lib/ensure.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'

requireNode()
process.chdir(projectFolder)
ensureInstalled()
ensureBuilt()
await import(pathToFileURL(inProject('dist', 'server', 'main.js')).href)
