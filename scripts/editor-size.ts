import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/** A part of a text between two marks. @throws Error when a new version of the package lacks one of them */
const cut = (code: string, from: string, to: string): { readonly part: string; readonly rest: string } => {
  const [start, end] = [code.indexOf(from), code.indexOf(to)]
  if (start < 0 || end < start) throw new Error(`The build looks in vain for: ${from} … ${to}`)
  return { part: code.slice(start, end), rest: code.slice(0, start) + code.slice(end) }
}

/**
 * Lets the bundler leave out what the languages of the code editor could propose while one types: the editor completes nothing, so
 * only Vue's, which is made of HTML's whole support, still reaches it.
 */
export const dropCompletions = (): Plugin => ({
  name: 'drop-completions',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/@codemirror\/lang-vue\/dist\/index\.js/ },
    handler: (code) => {
      const [imported, made] = ["import { html } from '@codemirror/lang-html';", '= /*@__PURE__*/html();']
      if (!code.includes(imported) || !code.includes(made)) throw new Error(`The build looks in vain for: ${imported} ${made}`)
      const language = code.replace(made, '= { language: htmlLanguage };')
      return { code: language.replace(imported, "import { htmlLanguage } from '@codemirror/lang-html';"), map: null }
    },
  },
})

/** A part of a package that the editor itself does without. */
interface Apart {
  /** Its file, from which the part is cut. */
  readonly file: string
  readonly from: string
  readonly to: string
  /** The one thing of it that others use. */
  readonly name: string
  /** The module that the part becomes; in the sources it names it alone. */
  readonly home: string
}

const partsApart: readonly Apart[] = [
  {
    file: 'node_modules/@codemirror/language/dist/index.js',
    from: 'function fullParser(spec) {',
    to: 'function buildForLine(line) {',
    name: 'StreamLanguage',
    home: 'src/ui/code/languages/stream-language.ts',
  },
  {
    file: 'node_modules/@lezer/common/dist/index.js',
    from: 'function parseMixed(nest) {',
    to: 'export { ',
    name: 'parseMixed',
    home: 'src/ui/code/languages/mixed-language.ts',
  },
]

/** The names that a module declares for itself. */
const declaredIn = (code: string): readonly string[] =>
  [...code.matchAll(/^(?:class|function|const|let|var) (\w[\w$]*)/gm)].flatMap(([, name]) => name ?? [])

const exportedBy = (code: string): ReadonlySet<string> => new Set(/^export \{ (.*) \};$/m.exec(code)?.[1]?.split(', ') ?? [])

/** What a part needs of the module that it was cut from. */
const neededBy = (part: string, rest: string): readonly string[] =>
  declaredIn(rest).filter((name) => new RegExp(`(?<![\\w.$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(part))

/** The package without its part, and with what the part needs of it. */
const withoutPart = (code: string, { from, to, name }: Apart): string => {
  const { part, rest } = cut(code, from, to)
  const exported = exportedBy(rest)
  const more = neededBy(part, rest).filter((one) => !exported.has(one))
  return `${rest.replace(new RegExp(`(?<=^export \\{.*) ${name},?(?=.*\\};$)`, 'm'), '')}\nexport { ${more.join(', ')} };\n`
}

/** The part as a module of its own. */
const partAlone = (code: string, { file, from, to, name }: Apart): string => {
  const { part, rest } = cut(code, from, to)
  const imports = rest.match(/^import .*$/gm)?.join('\n') ?? ''
  return `${imports}\nimport { ${neededBy(part, rest).join(', ')} } from '${resolve(file)}'\n${part}\nexport { ${name} }\n`
}

/** A module that names the part's one thing, with that taken from where it now is. */
const withPartFromHome = (code: string, { name, home }: Apart): string =>
  code.replace(new RegExp(`^import \\{(.*)\\b${name}\\b,?(.*)\\} from '@lezer/common';?$`, 'm'), (_, before, after) => {
    return `import {${before}${after}} from '@lezer/common'\nimport { ${name} } from '${resolve(home)}'`
  })

/**
 * Takes out of the packages that the editor needs what only some languages need: the parser of the older, line-wise ones, and the
 * one for languages within languages. Each is fetched with the first language that asks for it.
 */
export const languageParsersApart = (): Plugin => ({
  name: 'language-parsers-apart',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/@(?:codemirror|lezer)\/|\/src\/ui\/code\/languages\// },
    handler: async (code, id) => {
      const own = partsApart.find(({ file }) => id.startsWith(resolve(file)))
      if (own !== undefined) return { code: withoutPart(code, own), map: null }
      const home = partsApart.find((apart) => id.startsWith(resolve(apart.home)))
      if (home !== undefined) return { code: partAlone(await readFile(home.file, 'utf8'), home), map: null }
      return { code: partsApart.reduce(withPartFromHome, code), map: null }
    },
  },
})
