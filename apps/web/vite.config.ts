import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { answerShapes } from './scripts/answer-shapes.ts'
import { compileMessages, messageFiles } from './scripts/compile-messages.ts'
import { CHECKED_CALLS } from './src/data/answers/checked-calls.ts'

const PREFIX = 'virtual:messages/'

/** Serves each language's messages as a module of parsed messages. */
function messages(): Plugin {
  return {
    name: 'touchline:messages',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return
      const [locale = '', area = ''] = id.slice(PREFIX.length + 1).split('/')
      for (const file of messageFiles(locale, area)) this.addWatchFile(file)
      return `export const compiled = ${JSON.stringify(compileMessages(locale, area))}`
    },
  }
}

const SHAPES = 'virtual:answer-shapes'

/** Serves what answers must look like as a module, made of the contract's schemas. */
function shapes(): Plugin {
  return {
    name: 'touchline:answer-shapes',
    resolveId: (id) => (id === SHAPES ? `\0${SHAPES}` : undefined),
    load: (id) =>
      id === `\0${SHAPES}` ? `export const shapes = ${JSON.stringify(answerShapes(CHECKED_CALLS))}` : null,
  }
}

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  base: '/sports/',
  plugins: [react(), messages(), shapes()],
  resolve: {
    alias: [
      // React has it since 18: the shim of the router's would only repeat it.
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
    ],
  },
  // Everything goes into the server bundle, so that it renders with the production React whatever NODE_ENV is at run time.
  ...(command === 'build' && { define: { 'process.env.NODE_ENV': '"production"' } }),
  ssr: command === 'build' ? { noExternal: true } : {},
  build: {
    target: 'es2023',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    // All styles together weigh less than one picture, and a page that waits for one file paints before one that waits for twelve.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? { input: 'src/entry-server.tsx' }
      : {
          input: 'src/entry-client.tsx',
          output: {
            // The first script names every chunk that a page may ask for: names that say nothing weigh less.
            chunkFileNames: 'assets/[hash:7].js',
            // What every page starts with is one file (small files compress badly); the libraries in it change rarely.
            codeSplitting: {
              groups: [
                { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 2 },
                { name: 'shell', tags: ['$initial'], priority: 1 },
                // What most pages show, for the same reason: two dozen files of 200 bytes came before a page was alive.
                {
                  name: 'listing',
                  test: /src\/(?:features\/(?:events|catalogue|favourites|markets|slip\/state)|ui|live|navigation)\/|packages\/ui\/src/,
                  minShareCount: 5,
                },
                // What most listings share is one file too.
                { name: 'listings', test: /\/apps\/web\/src\/|\/packages\//, minShareCount: 10 },
              ],
            },
          },
        },
  },
}))
