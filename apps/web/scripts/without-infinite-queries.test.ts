import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { withoutInfiniteQueries } from './without-infinite-queries.ts'

const SCRIPT = '\0script'
/** React Query is installed for the web application only. */
const ROOT = join(import.meta.dirname, '..')

/** Builds a script of one module that could be ours. */
async function builds(code: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root: ROOT,
    plugins: [
      withoutInfiniteQueries(),
      {
        name: 'script',
        enforce: 'pre',
        resolveId: (id) => (id === SCRIPT ? SCRIPT : undefined),
        load: (id) => (id === SCRIPT ? code : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: SCRIPT } },
  })
  const [output] = [built].flat()
  if (output === undefined || !('output' in output)) throw new Error('Nothing was built.')
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

const QUERIES = "import { QueryClient } from '@tanstack/react-query'\nglobalThis.client = new QueryClient()"

test('queries are built without the paging of infinite ones, which are the only ones that need it', async () => {
  const library = dirname(createRequire(join(ROOT, 'package.json')).resolve('@tanstack/query-core/package.json'))
  const readModule = (name: string) => readFileSync(join(library, 'build/modern', name), 'utf8')
  expect(readModule('query.js')).toContain('=== "infinite" ? infiniteQueryBehavior(')
  const mark = 'pageParams'
  expect([readModule('infiniteQueryBehavior.js').includes(mark), (await builds(QUERIES)).includes(mark)]).toEqual([
    true,
    false,
  ])
})

test('a source that uses an infinite query does not build', async () => {
  await expect(builds(`${QUERIES.replace('QueryClient', 'QueryClient, useInfiniteQuery')}`)).rejects.toThrow(
    'remove without-infinite-queries.ts',
  )
})
