import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { answerShapes, beyond, hostMessageShapes } from './scripts/answer-shapes.ts'
import { shortClassNames } from './scripts/class-names.ts'
import { contractLists } from './scripts/contract-lists.ts'
import { messageModules } from './scripts/message-modules.ts'
import { minifyAgain } from './scripts/minify-again.ts'
import { partModules } from './scripts/part-modules.ts'
import { preloadedChunks } from './scripts/preloaded-chunks.ts'
import { withoutInfiniteQueries } from './scripts/without-infinite-queries.ts'
import { ASKED_CALLS, EARLY_CALLS, LATER_CALLS } from './src/data/answers/checked-calls.ts'

const early = () => answerShapes(EARLY_CALLS)
const asked = () => answerShapes(ASKED_CALLS, early())

const SHAPES = {
  'virtual:answer-shapes/early': early,
  'virtual:answer-shapes/host-messages': hostMessageShapes,
  'virtual:answer-shapes/asked': () => beyond(asked(), early()),
  'virtual:answer-shapes/later': () => beyond(answerShapes(LATER_CALLS, asked()), asked()),
}

/** Serves the shapes of responses as modules, made of the contract's schemas. */
function shapes(): Plugin {
  return {
    name: 'touchline:answer-shapes',
    resolveId: (id) => (id in SHAPES ? `\0${id}` : undefined),
    load(id) {
      const made = SHAPES[id.slice(1) as keyof typeof SHAPES]
      return made && `export const shapes = ${JSON.stringify(made())}`
    },
  }
}

/** Lists of events, and what is drawn in them. */
const LISTING = /src\/features\/(?:events|catalogue|listing)\//
/** What nearly every page shows of markets, favourites and plain parts. */
const COMMON =
  /src\/(?:features\/(?:favourites|markets|slip\/state|catalogue\/(?:load-calls|outcome-of|subjects|offered-sport|FieldTime|Countdown)|events\/(?:day-key|use-day|clock-text|EventTime|score-columns))|ui|live|navigation)\b|packages\/ui\/src/
const FORMS = /src\/features\/access\/(?:form\/|parts\/AccessForm)/
/** Shared by many parts, and by none that a list shows on load: dialogs, fields, amounts. */
const LATER =
  /ui\/src\/(?:dialog|field|crest|join-refs|menu\/MenuChoice)|\/ui\/(?:amount-draft|Chips)|parse-amount|plain-marks|OutrightList|Breadcrumbs/

const preloaded = preloadedChunks()

export default defineConfig(({ isSsrBuild, command, mode }) => ({
  root: import.meta.dirname,
  base: '/sports/',
  plugins: [
    react(),
    messageModules(),
    partModules(),
    shapes(),
    preloaded.plugin,
    ...(command === 'build' ? [withoutInfiniteQueries()] : []),
    ...(command === 'build' && !isSsrBuild ? [contractLists()] : []),
    ...(command === 'build' && !isSsrBuild && mode !== 'gallery' ? [minifyAgain()] : []),
  ],
  resolve: {
    alias: [
      // React has it since 18: the shim of the router's would only repeat it.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  // Everything goes into the server bundle, so that it renders with the production React for every NODE_ENV at run
  // time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ...(command === 'build' && { css: { modules: { generateScopedName: shortClassNames() } } }),
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2023',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // All styles together weigh less than one picture, and a page that waits for one file paints before one that waits
    // for twelve.
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: preloaded.resolveDependencies },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          checks: { pluginTimings: false },
          input: 'src/entry-client.tsx',
          output: {
            // The first script names every chunk that a page may load: short names weigh less.
            chunkFileNames: 'assets/[hash:7].js',
            // What every page starts with is one file (small files compress badly); the libraries in it change rarely.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // What most pages show, for the same reason: two dozen files of 200 bytes came before a page was alive.
                { name: 'common', test: (id) => COMMON.test(id) && !LATER.test(id), minShareCount: 5, priority: 0.5 },
                { name: 'listing', test: (id) => LISTING.test(id) && !LATER.test(id), minShareCount: 5 },
                // Forms of players, by most of their pages and dialogs.
                { name: 'forms', test: FORMS, minShareCount: 4 },
              ],
            },
          },
        },
  },
}))
