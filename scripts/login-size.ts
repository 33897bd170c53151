import type { Plugin } from 'vite'

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
