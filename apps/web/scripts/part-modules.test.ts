import { expect, test } from 'vitest'
import { partModules } from './part-modules.ts'

type Transform = (code: string, id: string, options?: { ssr?: boolean }) => Promise<{ code: string } | undefined>

const ROOT = new URL('..', import.meta.url).pathname
const IMPORTER = `${ROOT}src/routes/registry.ts`
const IMPORT = "import { part } from '../ui/index.ts'\n"

function transformed(code: string, ssr = true) {
  const resolve = async (specifier: string) => ({ id: new URL(specifier, `file://${IMPORTER}`).pathname })
  return (partModules().transform as Transform).call({ resolve } as never, IMPORT + code, IMPORTER, { ssr })
}

test('ROUTE-01: the server knows which module each part is, wherever its call breaks lines, and browsers do not', async () => {
  const code =
    "const HOME = part(() => import('./home.tsx'))\nconst DRAW = lazyComponent(\n  () => import('../x/Draw.ts'), 'Draw')\nlazyComponent(CODE, 'X')"
  const named = (await transformed(code))?.code
  expect(named).toContain(`part(Object.assign(() => import('./home.tsx'), { module: "src/routes/home.tsx" }))`)
  expect(named).toContain(`Object.assign(() => import('../x/Draw.ts'), { module: "src/x/Draw.ts" }), 'Draw')`)
  expect(await transformed(code, false)).toBeUndefined()
})

test('ROUTE-01: a part that names no module fails the build', async () => {
  await expect(transformed('part(load)')).rejects.toThrow('part() takes one literal import')
})
