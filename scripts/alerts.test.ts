import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Lines of the tables: alert, cause, where it is shown, and what proves it. */
const ROWS = read('docs/alerts.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| alert'))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
const quoted = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

/** Every place that shows a toast, with the messages it may show. */
const SHOWN = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: ROOT })
  .filter((file) => !/\.(test|demo)\.tsx?$/.test(file))
  .map((file) => ({ file: file.replaceAll('\\', '/'), calls: read(file).split('toasts.show(').slice(1) }))
  .filter(({ calls }) => calls.length > 0)
  .map(({ file, calls }) => ({
    file,
    ids: calls.flatMap((call) =>
      [
        ...call
          .slice(0, call.startsWith('failure(') ? call.indexOf('\n') : call.indexOf('})'))
          .matchAll(/'([a-z_]+(?:\.[a-z_]+)+)'/g),
      ].map(([, id]) => id),
    ),
  }))

test('ERROR-05 ERROR-06: every toast of the code is in the table of alerts, with its cause', () => {
  expect(SHOWN.length).toBeGreaterThan(15)
  const missing = SHOWN.flatMap(({ file, ids }) => {
    const rows = ROWS.filter(([, , shown = '']) => quoted(shown).includes(file))
    const documented = rows.flatMap(([alert = '']) => quoted(alert))
    return rows.length === 0 ? [file] : ids.filter((id) => !documented.includes(id ?? '')).map((id) => `${file} ${id}`)
  })
  expect(missing).toEqual([])
})

test('ERROR-05 ERROR-06: what the table of alerts names is there, and each alert of the specification has its test', () => {
  const gone = ROWS.flatMap(([alert = '', , shown = '', proof]) => {
    const files = quoted(shown).filter((file) => !existsSync(join(ROOT, file)))
    if (proof === undefined) return files
    const [file = '', title = ''] = [quoted(proof)[0], /"([^"]+)"/.exec(proof)?.[1]]
    const isProven = title !== '' && existsSync(join(ROOT, file)) && read(file).includes(title)
    return isProven ? files : [...files, `${alert}: ${proof}`]
  })
  expect(gone).toEqual([])
})
