import { type ReactNode, useCallback, useEffect } from 'react'
import { Navigate, type RouteObject, useLocation, useNavigate, useRoutes } from 'react-router-dom'
import { routeMet, teamIndex } from '#rules/access.ts'
import { linkTo, routeOf } from '#rules/paths.ts'
import { defaultTitle, legacyRedirects, type Route, type RouteFact, routes } from '#rules/routes.ts'
import { NavigationContext } from '#ui/navigation.ts'
import { stateOfNextEntry } from '#view-models/page-entries.ts'
import { pageSetting } from '../page-settings.ts'
import { useSystem, useUser } from '../system-context.ts'
import { lazyScreen } from './lazy-screen.tsx'
import { RouteGuard } from './RouteGuard.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'
import { screens, TeamScreen } from './screens.tsx'

/** Apart, so that the start need not name all the files they are in. */
const DevPages = lazyScreen(() => import('./DevPages.tsx').then((module) => module.DevPages))

/** Sends an old address to its new one, with its query. */
function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

/** Every route of the table is one of these: what stands around the team's screens stays when a person goes from one to the next. */
function Screen({ route, children }: { route: RouteFact; children: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <RouteGuard route={route}>
      <ScreenBoundary resetKey={pathname}>{children}</ScreenBoundary>
    </RouteGuard>
  )
}

const contentOf = (route: Route): ReactNode => {
  if (route.area === 'team' || route.area === 'authorized') return <TeamScreen name={route.name} />
  const Component = screens[route.name]
  return <Component />
}

const table: RouteObject[] = [
  // As the route table itself: `/Register/Login` is no address of the portal.
  ...routes.map((route) => ({
    path: route.path,
    caseSensitive: true,
    element: <Screen route={route}>{contentOf(route)}</Screen>,
  })),
  { path: '/', element: <Navigate to="/team-member" replace /> },
  { path: '/register', element: <Redirect to={linkTo('Login')} /> },
  { path: '/team-member', element: <Screen route={teamIndex}>{null}</Screen> },
  ...Object.entries(legacyRedirects).map(([path, to]) => ({ path, element: <Redirect to={to} /> })),
  ...(pageSetting('dev-pages') === 'none' ? [] : [{ path: '/dev/:page', element: <DevPages /> }]),
]

/** Whether another address is of the page that is shown: a filter in it changes. */
const isThisPage = (to: string): boolean => new URL(to, location.href).pathname === location.pathname

/** The route table of specification 2.1 on the page: title, screen, and what machines and links ask of the router. */
export function AppRoutes() {
  const { shell, navigation$, navigationBlocker } = useSystem()
  const navigate = useNavigate()
  const { pathname, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address has a key of its own
  useEffect(() => navigationBlocker.moved(), [navigationBlocker, key])
  useEffect(() => {
    const subscription = navigation$.subscribe(({ to, replace, reload }) => {
      if (to === '') return
      if (reload === true) location.replace(to)
      else if (replace) navigate(to, { replace })
      else navigationBlocker.attempt(() => navigate(to, isThisPage(to) ? { state: stateOfNextEntry(history.state) } : {}))
    })
    return () => subscription.unsubscribe()
  }, [navigation$, navigate, navigationBlocker])
  const follow = useCallback((to: string) => navigationBlocker.attempt(() => navigate(to)), [navigationBlocker, navigate])
  useEffect(() => shell.send({ type: 'route.changed', path: pathname }), [shell, pathname])
  const { isAuthenticated, roles } = useUser()
  const title = routeMet(routeOf(pathname), { isAuthenticated, role: roles }).title ?? defaultTitle
  const element = useRoutes(table)
  return (
    <NavigationContext value={follow}>
      <title>{title}</title>
      <ScreenBoundary resetKey={pathname}>{element}</ScreenBoundary>
    </NavigationContext>
  )
}
