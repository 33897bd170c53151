// npm run check: types, lint, import boundaries, dead code and generated files.
import { ensureInstalled, requireNode } from './lib/ensure.mjs'
import { boundaryTest, checkSteps, runSteps } from './lib/steps.mjs'

requireNode()
ensureInstalled()
const { failed } = await runSteps([...checkSteps, boundaryTest])
process.exit(failed === 0 ? 0 : 1)
