import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minify } from 'terser'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** The script of the tag with everything in it, in bytes of brotli (EMBED-04). */
const CEILING = 6 * 1_024

const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string }

/** The script that host pages load, minified, in one file. */
async function bundle(): Promise<string> {
  const made = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'esnext',
      minify: true,
      modulePreload: { polyfill: false },
      // Not as a library: Vite leaves the white space of those.
      rolldownOptions: {
        input: join(ROOT, 'src/index.ts'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: 'touchline.js' },
      },
    },
  })
  const outputs = Array.isArray(made) ? made.flatMap(({ output }) => output) : 'output' in made ? made.output : []
  const [script] = outputs
  if (outputs.length !== 1 || script?.type !== 'chunk') throw new Error('The embed script is not one file.')
  // As the early scripts of the web application (`apps/web/scripts/minify-again.ts`).
  const small = await minify(script.code, { module: true, ecma: 2020, compress: { passes: 3, keep_fargs: false } })
  return `/* Touchline embed ${version} */\n${small.code}`
}

export interface EmbedScript {
  readonly version: string
  readonly bytes: number
  readonly integrity: string
}

/**
 * Writes `touchline.js` and its hash for `integrity`.
 * @throws where it is heavier than 6 KB
 */
export async function buildEmbed(folder = join(ROOT, 'dist')): Promise<EmbedScript> {
  const code = await bundle()
  const bytes = brotliCompressSync(code).length
  if (bytes > CEILING) throw new Error(`The embed script weighs ${bytes} bytes of brotli, ${CEILING} are allowed.`)
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'touchline.js'), code)
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify({ version, integrity })}\n`)
  return { version, bytes, integrity }
}

if (import.meta.main) {
  const { bytes } = await buildEmbed(process.argv[2])
  console.error(`embed ${version}: ${bytes} of ${CEILING} bytes`)
}
