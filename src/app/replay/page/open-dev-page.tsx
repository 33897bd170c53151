import { App } from '../../App.tsx'
import { createLiveSystem } from './live-system.ts'

/** `/dev/flows` beside the replay page, which watches the frame in it. */
export const openDevPage = () => <App system={createLiveSystem()} />
