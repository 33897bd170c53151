import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { pageSetting } from '../page-settings.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { screens } from './screens.tsx'

const pages: Readonly<Record<string, ComponentType>> = {
  components: lazyScreen(() => import('#ui/gallery/ComponentGallery.tsx').then((module) => module.ComponentGallery)),
  flows: lazyScreen(() => import('#features/flows/FlowsPage.tsx').then((module) => module.FlowsPage)),
}

/** The pages for developers below `/dev`: outside production all of them, in production those that the server names. */
export function DevPages() {
  const { page = '' } = useParams()
  const named = pageSetting('dev-pages')
  const Page = (named === '' || named === 'all' || named === page) && pages[page]
  return Page ? <Page /> : <screens.NotFound />
}
