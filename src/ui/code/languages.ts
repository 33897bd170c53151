import type { Extension } from '@codemirror/state'

/** The languages that the editor knows (specification 9, and TypeScript), each fetched when it is first written in. */
interface Language {
  /** As the status bar says it. */
  readonly label: string
  /** What a question may call it, in small letters. */
  readonly names: readonly string[]
  readonly load: () => Promise<{ readonly language: Extension }>
}

export const languages: readonly Language[] = [
  { label: 'PHP', names: ['php'], load: () => import('./languages/php.ts') },
  { label: 'Sass', names: ['sass'], load: () => import('./languages/sass.ts') },
  { label: 'SCSS', names: ['scss'], load: () => import('./languages/scss.ts') },
  { label: 'HTML', names: ['html', 'htm', 'xhtml'], load: () => import('./languages/html.ts') },
  {
    label: 'JavaScript',
    names: ['javascript', 'js', 'jsx', 'mjs', 'ecmascript'],
    load: () => import('./languages/javascript.ts'),
  },
  { label: 'TypeScript', names: ['typescript', 'ts', 'tsx'], load: () => import('./languages/typescript.ts') },
  { label: 'CSS', names: ['css'], load: () => import('./languages/css.ts') },
  { label: 'Python', names: ['python', 'py', 'python3'], load: () => import('./languages/python.ts') },
  { label: 'SQL', names: ['sql', 'postgresql', 'mysql', 'sqlite', 't-sql', 'tsql'], load: () => import('./languages/sql.ts') },
  { label: 'Vue', names: ['vue', 'vue.js', 'vuejs'], load: () => import('./languages/vue.ts') },
  { label: 'XML', names: ['xml', 'svg', 'xsl', 'xaml'], load: () => import('./languages/xml.ts') },
  { label: 'C#', names: ['c#', 'csharp', 'c sharp', 'cs'], load: () => import('./languages/csharp.ts') },
  { label: 'Perl', names: ['perl', 'pl'], load: () => import('./languages/perl.ts') },
  { label: 'Kotlin', names: ['kotlin', 'kt'], load: () => import('./languages/kotlin.ts') },
  {
    label: 'Objective-C',
    names: ['objective-c', 'objectivec', 'objective c', 'objc', 'obj-c'],
    load: () => import('./languages/objective-c.ts'),
  },
  { label: 'Ceylon', names: ['ceylon'], load: () => import('./languages/ceylon.ts') },
  { label: 'Swift', names: ['swift'], load: () => import('./languages/swift.ts') },
  { label: 'C++', names: ['c++', 'cpp', 'cplusplus', 'cc'], load: () => import('./languages/cpp.ts') },
  { label: 'C', names: ['c'], load: () => import('./languages/cpp.ts') },
  { label: 'Ruby', names: ['ruby', 'rb'], load: () => import('./languages/ruby.ts') },
  { label: 'Scala', names: ['scala'], load: () => import('./languages/scala.ts') },
  { label: 'Java', names: ['java'], load: () => import('./languages/java.ts') },
  {
    label: 'VB',
    names: ['vb', 'vb.net', 'vbnet', 'visual basic', 'visualbasic', 'visual basic .net'],
    load: () => import('./languages/vb.ts'),
  },
]

const byName = new Map(languages.flatMap((language) => language.names.map((name) => [name, language] as const)))

const find = (mode: string): Language | undefined => byName.get(mode.trim().toLowerCase())

/** A language's name for people; what nobody knows is plain text. @param mode as a question names it, in any case */
export const languageLabel = (mode: string): string => find(mode)?.label ?? 'Plain text'

const fetched = new Map<Language, Promise<Extension>>()

/**
 * Fetches a language, once.
 *
 * @returns what the editor needs for it; nothing for plain text
 * @throws what the browser says when it did not arrive; the next call tries again
 */
export const loadLanguage = async (mode: string): Promise<Extension> => {
  const language = find(mode)
  if (language === undefined) return []
  const known = fetched.get(language)
  if (known !== undefined) return known
  const loading = language.load().then((module) => module.language)
  fetched.set(language, loading)
  loading.catch(() => fetched.delete(language))
  return loading
}

/** Fetches a language ahead of its use. That it did not arrive matters only when the editor asks for it again. */
export const prefetchLanguage = (mode: string): void => {
  loadLanguage(mode).catch(() => undefined)
}
