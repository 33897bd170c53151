import { resolve } from 'node:path'
import type { Plugin } from 'vite'

interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null
}

/** rxjs has one entry for everything; of all that, the start uses subjects, and whoever uses an operator brings it along. */
const isBarrel = /\/rxjs\/dist\/\w+\/index\.js$/
const isSubject = /\/internal\/(?:Observable|\w*Subject)\.js$/

/** All texts have one name; the start carries those that its own screens say. */
const isTexts = /\/rules\/texts\.ts$/
const isCommonText = /\/rules\/texts\/common\.ts$/

/** Whether a module that another one names is needed with it. */
const isNeeded = (id: string, imported: string): boolean =>
  (!isBarrel.test(id) || isSubject.test(imported)) && (!isTexts.test(id) || isCommonText.test(imported))

/** Every module that some modules need at once, themselves included. */
const closureOf = (graph: ModuleGraph, roots: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>()
  const walk = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) if (isNeeded(id, imported)) walk(imported)
  }
  for (const root of roots) walk(root)
  return found
}

/** The modules that a module fetches later, when it needs them. */
const fetchedBy = (graph: ModuleGraph, module: string): readonly string[] =>
  graph.getModuleInfo(resolve(module))?.dynamicallyImportedIds ?? []

/** What every step of the profile needs, which as a dozen small files would compress worse. */
const isProfileForms = new RegExp(
  [
    'features/shared/form/[\\w-]+',
    'features/profile/(?:profile-form\\.actors|profile-entries\\.actors|use-profile|use-profile-form|use-profile-entries|use-field-focus|record|options)',
    'features/profile/steps/(?:EntriesSection|RemovalDialog)',
    'generated/features/profile/profile',
    'machines/profile-(?:form|entries)/[\\w-]+(?:\\.machine)?',
    'rules/(?:profile-forms|profile-values|form-fields|line-text)',
    'ui/Entry(?:List|Card)',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** What nearly every signed-in page shows: a dozen files of a hundred bytes would each cost their name in the shell. */
const isPageBasics = new RegExp(
  [
    'features/shared/(?:services/(?:LoadFailed|part-not-loaded|use-badge-news)|formats/(?:format|week-words))',
    'rules/(?:blank|date-words|texts/forms)',
    'ui/(?:CardList|content-icons|load-later|Skeleton|States|file-icons|icon-stroke|messages-room|number-text|use-focus-left)',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** What pages with a form share beside its fields: a draft's line and what is sent. */
const isFormBasics = new RegExp(
  ['features/shared/flows/(?:DraftKept|use-keeping)', 'machines/(?:form-fragments|request)', 'rules/catalogue', 'ui/SaveStatus']
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** Small parts of rxjs that the first screen has no use for, and that every later wait needs: a name each would weigh more than they do. */
const isStream = new RegExp(
  [
    'firstValueFrom|Scheduler|observable/(?:from|innerFrom|timer)|operators/OperatorSubscriber|operators/map|util/\\w+|symbol/iterator',
    'scheduled/\\w+|scheduler/(?:Action|AsyncAction|AsyncScheduler|async|dateTimestampProvider|intervalProvider)',
    'operators/(?:observeOn|subscribeOn)',
  ]
    .map((path) => `/rxjs/dist/.*/(?:${path})\\.js$`)
    .join('|'),
)

/** The portal's outbox: whoever puts something into it needs all of it, and every page has it for the waits of others, too. */
const isOutbox = new RegExp(
  [
    ...[
      'features/shared/(?:outbox/(?:outbox|outbox\\.actors|use-outbox)|services/another-attempt)',
      'machines/(?:portal-outbox|outbox/[\\w-]+(?:\\.machine)?)',
      'rules/record-id',
    ].map((path) => `/src/${path}\\.tsx?$`),
    '/rxjs/dist/.*/(?:takeUntil|startWith|distinctUntilChanged|throttle|throttleTime|concat|concatAll|filter|fromEvent|merge|mergeAll|mergeMap|mergeInternals|mapOneOrManyArgs|args)\\.js$',
  ].join('|'),
)

/** What the shell shares with a screen that needs nobody to be signed in: three files of a hundred bytes. */
const isSharedBasics = /\/src\/(?:features\/shared\/(?:register\/Waiting|services\/expect-data)|rules\/counted)\.tsx?$/

/** Boxes to tick and choices, which share their looks. */
const isToggle = /\/src\/ui\/(?:Checkbox|RadioGroup|toggle-styles)\.tsx?$/

/** What is drawn of a person's days, on the dashboard as in the audits. */
const isDayBars = /\/src\/(?:features\/shared\/day-bars\/day-bars|view-models\/charts|ui\/bubble)\.tsx?$/

/** Ways out of the portal: to another site, into a file. */
const isWayOut = /\/src\/(?:ui\/ExternalLink|features\/shared\/files\/(?:save-file|throttled))\.tsx?$/

/** What the views of the timesheet and its dialogs share: a dozen files of a hundred bytes. */
const isTimesheet = new RegExp(
  [
    'features/shared/timesheet-outbox/(?:enqueue-work|entry-data|operation-words|use-timesheet-outbox|work-texts)',
    'features/timesheet/week/(?:DaysLoading|progress-texts)',
    'generated/features/timesheet/week/week',
    'rules/(?:missing-hours|timesheet-copy)',
    'view-models/(?:optimistic-overlay|timesheet-address)',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** A dialog, and the question that is asked in one. */
const isDialog = /\/src\/ui\/(?:Confirm)?Dialog\.tsx$/

/** What the list of pay runs, one of them, and the timesheet's word of them share. */
const isPayRuns = new RegExp(
  [
    'features/pay-runs/(?:Confirmation|pay-run)',
    'generated/features/pay-runs/pay-runs',
    'rules/(?:pay-runs|money|texts/pay-runs)',
    'view-models/pay-run-address',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** What the page of payment methods needs besides what others share: the shell names every file that a screen consists of. */
const isPaymentPage = new RegExp(
  [
    'features/payment-method/(?:[A-Z]\\w+(?<!Fields|Dialog)|use-reveal|account-columns|payment-method\\.actors)',
    'generated/features/payment-method/payment-method',
    'machines/payment-method/[\\w-]+(?:\\.machine)?',
    'rules/texts/payment',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** Roadmaps and their courses, whose pages lead to one another; a course of the catalogue is beside them. */
const isRoadMaps = new RegExp(
  [
    'features/(?:roadmaps|courses/detail(?!/Cat))/[\\w-]+(?:\\.actors)?',
    'generated/features/(?:roadmaps|courses/detail)/[\\w-]+',
    'machines/course-actions/[\\w-]+(?:\\.machine)?',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** The lessons, without what reads their text and what sends their marks, which come later. */
const isLessons = new RegExp(
  [
    'features/lessons/(?:Lessons\\w*|Lesson(?:Menu|Panel|Assessment)|lesson-(?:styles|place\\.actors)|use-[\\w-]+)',
    'generated/features/lessons/lessons',
    'machines/(?:lesson-place/[\\w-]+\\.machine|lessons/lesson-operations)',
    'view-models/lessons',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** The catalogues of courses and assessments, which are one page in two uses. */
const isCatalogue = new RegExp(
  [
    'features/(?:catalogue|shared/training)/[\\w-]+(?:\\.actors)?',
    'generated/features/(?:catalogue|shared/training)/[\\w-]+',
    'machines/(?:catalogue-filters|favorite-assessments|access-request)/[\\w-]+(?:\\.machine)?',
    'view-models/catalogue',
    'rules/texts/catalogue',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** The code editor, whose parts are many small packages, and which is nothing without any of them. */
const isCodeEditor = new RegExp(
  [
    '/node_modules/(?:@codemirror/(?:state|view|language|commands|autocomplete)|@lezer/(?:common|highlight)|@marijn/find-cluster-break|style-mod|w3c-keyname|crelt)/',
    '/src/ui/code/(?:CodeEditorSurface|CodeStatusBar|code-icons|create-editor|editor-(?:keys|status|theme)|outside-value|use-code-editor)\\.tsx?$',
  ].join('|'),
)

/** What both shells of an assessment need, and the sender of its answers with them. */
const isAssessment = new RegExp(
  [
    'features/shared/assessment/(?!AttemptPlayback|playback)[\\w-]+(?:\\.actors)?',
    'features/shared/clock/(?:second-clock|answer-times|server-clock)',
    'generated/features/shared/assessment/assessment',
    'machines/assessment/(?!assessment-kinds)[\\w-]+(?:\\.machine)?',
    'rules/(?:assessment-answer|attempt-recording|text-change|texts/training)',
    'view-models/(?:answer-status|remaining-time)',
  ]
    .map((path) => `/src/${path}\\.tsx?$`)
    .join('|'),
)

/** Screens that need nobody to be signed in, and so nothing that only the signed-in ones share. */
const openScreens = /\/features\/(?:sign-up|password-reset|verify-email|token-login|not-found)\/|\/LogoutScreen/

/**
 * What is always fetched together as one file: everything the login screen needs (`start`), the calls to the gateway (`calls`), and
 * what all signed-in screens share (`team`). Left alone, the bundler cuts what screens share into dozens of files, and small files
 * compress worse: 11 kB of brotli for the login, 2 for the shell.
 */
export const filesFetchedTogether = () => {
  let groups: ReadonlyMap<string, ReadonlySet<string>> | undefined
  const divide = (graph: ModuleGraph): ReadonlyMap<string, ReadonlySet<string>> => {
    const start = closureOf(graph, [resolve('src/app/main.tsx')])
    const server = closureOf(graph, [resolve('src/app/session/session-server.ts')])
    const team = closureOf(graph, [resolve('src/app/team/TeamArea.tsx'), resolve('src/app/team/TeamScreen.tsx')])
    const open = closureOf(
      graph,
      fetchedBy(graph, 'src/app/routing/screens.tsx').filter((id) => openScreens.test(id)),
    )
    const shell = [...team].filter((id) => !start.has(id) && !open.has(id))
    return new Map([
      ['start', start],
      ['calls', new Set(shell.filter((id) => server.has(id)))],
      ['team', new Set(shell.filter((id) => !server.has(id)))],
    ])
  }
  return {
    debugName: 'fetched-together',
    name: (id: string, graph: ModuleGraph): string | null => {
      groups ??= divide(graph)
      for (const [name, modules] of groups) if (modules.has(id)) return name
      if (isPageBasics.test(id)) return 'page'
      if (isSharedBasics.test(id)) return 'shared'
      if (isFormBasics.test(id)) return 'forms'
      if (isStream.test(id)) return 'streams'
      if (isOutbox.test(id)) return 'outbox'
      if (isToggle.test(id)) return 'toggles'
      if (isDayBars.test(id)) return 'day-bars'
      if (isDialog.test(id)) return 'dialogs'
      if (isTimesheet.test(id)) return 'timesheet'
      if (isWayOut.test(id)) return 'ways-out'
      if (isPaymentPage.test(id)) return 'payment'
      if (isPayRuns.test(id)) return 'pay-runs'
      if (isRoadMaps.test(id)) return 'roadmaps'
      if (isLessons.test(id)) return 'lessons'
      if (isCatalogue.test(id)) return 'catalogue'
      if (isCodeEditor.test(id)) return 'code-editor'
      if (isAssessment.test(id)) return 'assessment'
      return isProfileForms.test(id) ? 'profile-forms' : null
    },
  }
}

/** Makes what a declaration is set to something that the bundler may drop when nobody reads it. */
const droppable = (declaration: string): string =>
  declaration.replace(/^(var \w+ = )([\s\S]*);$/, '$1/*#__PURE__*/ (() => $2)();')

/**
 * Lets the bundler drop the router's components that nobody uses: it keeps whatever has its `displayName` set, is made by a
 * call that is not marked as pure, or is a class that extends React's.
 */
export const dropUnusedRouterParts = (): Plugin => ({
  name: 'drop-unused-router-parts',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/^var \w+ = class extends React\w*\.Component \{\n[\s\S]*?\n\};$/gm, droppable)
        .replace(/= ((?:React\w*\.)?(?:forwardRef|createContext|memo)\w*\()/g, '= /*#__PURE__*/ $1'),
      map: null,
    }),
  },
})

/** Replaces a text of a package that the build counts on being there. @throws Error when a new version of the package lacks it */
const replaced = (code: string, from: string | RegExp, to: string | ((whole: string) => string)): string => {
  if (typeof from === 'string' ? !code.includes(from) : !from.test(code)) throw new Error(`The build looks in vain for: ${from}`)
  return code.replace(from, typeof to === 'string' ? () => to : to)
}

/**
 * Drops what only the router's data router reaches: its boundaries of errors, its redirects of server components, its waiting for
 * loaders. The portal's routes are plain ones (docs/decisions/0022), for which that state is never there.
 */
export const dropDataRouter = (): Plugin => ({
  name: 'drop-data-router',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\//, code: 'function _renderMatches(' },
    handler: (code) => {
      const withoutState = replaced(code, /^function _renderMatches\([\s\S]*?^\}$/m, (whole) =>
        replaced(whole, 'let dataRouterState = dataRouterOpts?.state;', '').replaceAll('dataRouterState', '(void 0)'),
      )
      const withoutHook = replaced(withoutState, 'isDataRoute ? useNavigateStable() : ', '')
      const withoutBoundary = replaced(withoutHook, 'RenderErrorBoundary.contextType = RSCRouterContext;', '')
      return {
        code: withoutBoundary.replace(/^var objectProtoNames2? = .*;$|^var valid\w+Methods = new Set\([\s\S]*?\);$/gm, droppable),
        map: null,
      }
    },
  },
})

/** The charts' state descriptions are for those who read charts, paths and diagrams; a browser in production does without. */
export const dropStateDescriptions = (): Plugin => ({
  name: 'drop-state-descriptions',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /src\/machines\/.*\.machine\.ts$/ },
    handler: (code) => ({ code: code.replace(/\bdescription:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),?/g, ''), map: null }),
  },
})

/** A comment that has a line, or some, of its own. */
const comment = /^\/\*(?:(?!\*\/)[\s\S])*\*\/\n/gm

/** In the portal's code nothing but a declaration of a style, or a comment, ends a line with a semicolon. */
const declaration = /^(?!.*\/\/)(.*[;{])\n/gm

/** Styles are written on indented lines, a declaration on each, with comments between them; a browser does without any of it. */
export const dropStyleLines = (): Plugin => ({
  name: 'drop-style-lines',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/src\/(?:ui|app|features)\/.*\.tsx?$/, code: "from 'styled-components'" },
    handler: (code) => ({
      code: code
        .replace(/\n[ \t]+/g, '\n')
        .replace(comment, '')
        .replace(declaration, '$1'),
      map: null,
    }),
  },
})

/** Styles are written for the browsers of `build.target`, which need no vendor prefixes; styled-components adds them only on demand. */
export const dropVendorPrefixes = (): Plugin => ({
  name: 'drop-vendor-prefixes',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/stylis\/src\/Middleware\.js/ },
    handler: (code) => ({
      code: replaced(code, "import {prefix} from './Prefixer.js'", 'const prefix = (value) => value'),
      map: null,
    }),
  },
})

/** GraphQL documents come parsed from the build; a browser never reads one as text. */
export const dropDocumentParser = (): Plugin => ({
  name: 'drop-document-parser',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/@0no-co\/graphql\.web\/dist\/graphql\.web\.mjs/ },
    handler: (code) => ({
      code: replaced(
        code,
        'function parse(',
        "function parse() { throw new TypeError('A GraphQL document as text') }\nfunction parseText(",
      ),
      map: null,
    }),
  },
})
