import { ensureBuilt } from '../../scripts/lib/ensure.mjs'

/** Tests that start the built portal must not see an old one. */
export default (): void => ensureBuilt()
