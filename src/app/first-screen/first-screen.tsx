import { renderToStaticMarkup } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { ServerStyleSheet } from 'styled-components'
import { LoginPage } from '#features/login/LoginPage.tsx'
import { type Services, ServicesContext } from '#features/shared/services/services.ts'
import { createFlows } from '#journal/flows.ts'
import { createJournal } from '#journal/journal.ts'
import { createVault } from '#journal/vault.ts'
import { messages } from '#rules/messages.ts'
import { linkTo } from '#rules/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { GlobalStyle } from '#ui/GlobalStyle.tsx'
import { Link } from '#ui/Link.tsx'
import { elementsOf, rulesOf } from './slim.ts'

const notInABrowser = async (): Promise<never> => {
  throw new Error('The first screen is drawn by the build')
}

/** What the login screen asks for when it is drawn once. */
const services = {
  flows: createFlows({ journal: createJournal(), onEmitted: () => undefined }),
  vault: createVault(),
  session: { signIn: notInABrowser },
} as unknown as Services

/** What `login.html` shows until the portal's code is there, and how it looks. */
export interface FirstScreen {
  readonly html: string
  readonly css: string
}

/** One of the two screens is there at a time; who is signed in has nothing to do here. */
const around = `
html:not([data-signed-in]) #first-screen ~ #root, [data-signed-in] #first-screen { display: none; }
#first-screen-failed { position: fixed; inset: auto 0 0; padding: var(--space-s-4); }
#first-screen-failed[hidden] { display: none; }
#first-screen-failed > * { max-width: var(--size-card); margin-inline: auto; background-color: var(--color-surface-1); }
`.replaceAll(/\s*\n\s*/g, '')

/** Until its script hears of it, a form that is sent would carry what is typed into the address; with this method it goes nowhere. */
const inertForm = '<form method="dialog"'

/** Draws the login screen as nobody has touched it yet. */
export const drawFirstScreen = (): FirstScreen => {
  const sheet = new ServerStyleSheet()
  const html = renderToStaticMarkup(
    sheet.collectStyles(
      <StaticRouter location={linkTo('Login')}>
        <GlobalStyle />
        <ServicesContext value={services}>
          <div id="first-screen">
            <LoginPage />
            <div id="first-screen-failed" hidden>
              <Alert tone="error" actions={<Link href={linkTo('Login')}>Retry</Link>}>
                {messages.serverUnreachable}
              </Alert>
            </div>
          </div>
        </ServicesContext>
      </StaticRouter>,
    ),
  )
  const css = rulesOf(sheet.getStyleTags(), html)
  sheet.seal()
  return { html: elementsOf(html, css).replace('<form', inertForm), css: `${css}${around}` }
}
