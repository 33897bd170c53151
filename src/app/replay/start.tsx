import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { densityChoice } from '#ui/density-choice.ts'
import { themeChoice } from '#ui/theme-choice.ts'
import { replayAddress } from './addresses.ts'
import { createReportReader } from './report-reader.ts'
import { sealWindow } from './sealed-window.ts'

// What `npm run replay` serves in the place of main.tsx: the page with the report, the frame in it, and the portal's pages for developers
// beside it. None of them keeps anything or reaches anything; the report alone is fetched, with what the window had before.
const reader = createReportReader(window.fetch.bind(window))
sealWindow(window)
themeChoice.choose('system')
densityChoice.apply()

const view = async () => {
  if (window.parent !== window) return (await import('./replayed-portal.tsx')).openReplayedPortal(reader)
  if (location.pathname === replayAddress) return (await import('./page/open-replay-page.tsx')).openReplayPage(reader)
  return (await import('./page/open-dev-page.tsx')).openDevPage()
}

const root = document.getElementById('root')
if (root !== null) {
  const shown = await view()
  createRoot(root).render(<StrictMode>{shown}</StrictMode>)
}
