import { join } from 'node:path'
import { build } from 'vite'

/** The script of `host.ts` in one file, as a host's own build makes it. */
export async function reactHostScript(): Promise<string> {
  const made = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    build: { write: false, modulePreload: false, rolldownOptions: { input: join(import.meta.dirname, 'host.ts') } },
  })
  const chunks = 'output' in made ? made.output.filter((file) => file.type === 'chunk') : []
  const [only] = chunks
  if (only === undefined || chunks.length > 1) throw new Error('The page of a React host is not one script.')
  return only.code
}
