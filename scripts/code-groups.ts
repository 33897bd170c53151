import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

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

/** The code editor, whose parts are many small packages, and which is nothing without any of them. */
const isCodeEditor = new RegExp(
  [
    '/node_modules/(?:@codemirror/(?:state|view|language|commands|autocomplete)|@lezer/(?:common|highlight)|@marijn/find-cluster-break|style-mod|w3c-keyname|crelt)/',
    '/src/ui/code/(?:CodeEditorSurface|CodeStatusBar|code-icons|create-editor|editor-(?:keys|status|theme)|outside-value|use-code-editor)\\.tsx?$',
  ].join('|'),
)

/** Screens that need nobody to be signed in, and so nothing that only the signed-in ones share. */
const openScreens = /\/features\/(?:sign-up|password-reset|verify-email|token-login|not-found)\/|\/LogoutScreen/

/** The files whose names say what they are; `wholeFiles` decides what is in them. */
const wholeNames = ['start', 'calls', 'team', 'code-editor'] as const
type WholeName = (typeof wholeNames)[number]

/**
 * What is one file whatever else needs parts of it: everything the login screen needs (`start`), the calls to the gateway (`calls`),
 * what all signed-in screens share (`team`), and the code editor. Left alone, the bundler cuts them into dozens of files, and small
 * files compress worse: 11 kB of brotli for the login, 2 for the shell.
 */
export const wholeFiles = (): Rolldown.CodeSplittingGroup => {
  let groups: ReadonlyMap<WholeName, ReadonlySet<string>> | undefined
  const divide = (graph: ModuleGraph): ReadonlyMap<WholeName, ReadonlySet<string>> => {
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
    debugName: 'whole-files',
    name: (id, graph): WholeName | null => {
      groups ??= divide(graph)
      for (const [name, modules] of groups) if (modules.has(id)) return name
      return isCodeEditor.test(id) ? 'code-editor' : null
    },
  }
}

/** A file as the bundler cuts the portal by itself: modules that the same parts of it need. */
export interface CutFile {
  readonly name: string
  readonly modules: readonly string[]
  /** Size of its modules before they are minified, in bytes. */
  readonly bytes: number
  /** Names of the files that it needs at once. */
  readonly imports: readonly string[]
  /**
   * A `part` of the portal is fetched when it is wanted, and what several of them need is `shared`. What is `whole` stays as it is, and what
   * it needs is not counted.
   */
  readonly kind: 'part' | 'shared' | 'whole'
}

/** What a request costs its reader: as much code, in bytes before it is minified, could be fetched in vain in its place. */
const bytesOfRequest = 1_400

/** Files that are to be one; at first every file is a group of its own. */
interface Group {
  readonly files: readonly string[]
  readonly bytes: number
  /** Names of the files that they need at once. */
  readonly imports: readonly string[]
  /** Names of the parts that need any of them. */
  readonly users: ReadonlySet<string>
}

/** The parts that need a file at once, by the file's name. */
const usersOf = (files: ReadonlyMap<string, CutFile>): ReadonlyMap<string, ReadonlySet<string>> => {
  const users = new Map([...files.keys()].map((name) => [name, new Set<string>()]))
  const walk = (part: string, name: string): void => {
    const found = users.get(name)
    if (found === undefined || found.has(part)) return
    found.add(part)
    for (const imported of files.get(name)?.imports ?? []) walk(part, imported)
  }
  for (const { kind, name } of files.values()) if (kind === 'part') walk(name, name)
  return users
}

/** What the parts save when two groups are one: a request for each that needs both, less the code that the others fetch in vain. */
const savingOf = (one: Group, other: Group): number => {
  let both = 0
  for (const user of one.users) if (other.users.has(user)) both += 1
  return both * bytesOfRequest - (one.users.size - both) * other.bytes - (other.users.size - both) * one.bytes
}

const joined = (one: Group, other: Group): Group => ({
  files: [...one.files, ...other.files],
  bytes: one.bytes + other.bytes,
  imports: [...one.imports, ...other.imports],
  users: new Set([...one.users, ...other.users]),
})

/** Whether a way from one group to another leads over a third. */
const leadsAround = (groupOf: ReadonlyMap<string, Group>, from: Group, to: Group): boolean => {
  const next = (group: Group): readonly Group[] => group.imports.flatMap((file) => groupOf.get(file) ?? [])
  const seen = new Set([from, to])
  const open = [...next(from)]
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    if (seen.has(group)) continue
    seen.add(group)
    const others = next(group)
    if (others.includes(to)) return true
    open.push(...others)
  }
  return false
}

/**
 * Finds the shared files that had better be fetched as one. It begins with every file by itself and makes the two groups one that
 * save most by it, until no two of them save anything.
 *
 * @param files everything that the bundler has cut
 * @returns the groups of more than one file, as the files' names
 */
export const groupsOf = (files: readonly CutFile[]): readonly (readonly string[])[] => {
  const users = usersOf(new Map(files.map((file) => [file.name, file])))
  const groupOf = new Map<string, Group>()
  const groups = new Set<Group>()
  let pairs: { readonly one: Group; readonly other: Group; readonly saving: number }[] = []
  const add = (group: Group): void => {
    for (const one of groups) {
      const saving = savingOf(one, group)
      if (saving > 0) pairs.push({ one, other: group, saving })
    }
    groups.add(group)
  }
  for (const { kind, name, bytes, imports } of files) {
    const group = { files: [name], bytes, imports, users: users.get(name) ?? new Set<string>() }
    groupOf.set(name, group)
    if (kind === 'shared' && group.users.size > 0) add(group)
  }
  while (pairs.length > 0) {
    const best = pairs.reduce((most, pair) => (pair.saving > most.saving ? pair : most))
    const { one, other } = best
    // Files that need each other in a circle may run in the wrong order.
    if (leadsAround(groupOf, one, other) || leadsAround(groupOf, other, one)) {
      pairs = pairs.filter((pair) => pair !== best)
      continue
    }
    groups.delete(one)
    groups.delete(other)
    pairs = pairs.filter((pair) => groups.has(pair.one) && groups.has(pair.other))
    const both = joined(one, other)
    for (const file of both.files) groupOf.set(file, both)
    add(both)
  }
  return [...groups].map((group) => group.files).filter((names) => names.length > 1)
}

/** What developers read the portal by needs a little of everything, and nobody waits for it. */
const isForDevelopers = /^(?:FlowsPage|ComponentGallery)$/

const cutFile = ({ fileName, name, isEntry, isDynamicEntry, imports, modules }: Rolldown.OutputChunk): CutFile => ({
  name: fileName,
  modules: Object.keys(modules),
  bytes: Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0),
  imports,
  kind:
    isForDevelopers.test(name) || wholeNames.some((whole) => whole === name)
      ? 'whole'
      : isEntry || isDynamicEntry
        ? 'part'
        : 'shared',
})

/**
 * Fetches what parts of the portal share in few files: it has the portal cut once as the bundler would do it, and then again with the
 * groups that were found in that.
 *
 * @param config the configuration that the plugin and the group are put into
 */
export const sharedFiles = (config: string): { readonly plugin: Plugin; readonly group: Rolldown.CodeSplittingGroup } => {
  const groupOf = new Map<string, string>()
  let isFirst = false
  return {
    plugin: {
      name: 'portal-shared-files',
      apply: 'build',
      configResolved({ build: { write } }) {
        isFirst = !write
      },
      async buildStart() {
        if (isFirst) return
        const first = await build({ configFile: config, logLevel: 'warn', build: { write: false, minify: false } })
        const files = [first]
          .flat()
          .flatMap((result) => ('output' in result ? result.output : []))
          .flatMap((file) => (file.type === 'chunk' ? [cutFile(file)] : []))
        const modules = new Map(files.map((file) => [file.name, file.modules]))
        for (const [index, names] of groupsOf(files).entries())
          for (const id of names.flatMap((name) => modules.get(name) ?? [])) groupOf.set(id, `shared-${index}`)
      },
    },
    group: { debugName: 'shared-files', name: (id) => groupOf.get(id) ?? null },
  }
}
