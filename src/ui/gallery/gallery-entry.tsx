import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { GlobalStyle } from '../GlobalStyle.tsx'
import { applyStoredTheme } from '../theme-choice.ts'
import { ComponentGallery } from './ComponentGallery.tsx'

applyStoredTheme()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <ComponentGallery />
    </StrictMode>,
  )
}
