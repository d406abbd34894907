import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './check/run-tool.ts'

const PAGE = readFileSync(join(ROOT, 'docs/concepts/paths.md'), 'utf8')

/** Files of a path: each item names a folder, a colon and the files in it. */
function filesOf(title: string): string[] {
  const section = PAGE.split('\n## ').find((part) => part.startsWith(`${title}\n`)) ?? ''
  return section
    .split('\n- ')
    .slice(1)
    .flatMap((item) => {
      const [folder, ...files] = [...item.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name))
      return files.map((file) => `${folder}/${file}`)
    })
}

function countOf(path: string): number {
  const row = PAGE.split('\n').find((line) => line.startsWith(`| ${path} |`)) ?? ''
  return Number(row.split('|')[3])
}

test.each(['price', 'stake', 'block'])('the path of a %s names files that exist, and counts them', (name) => {
  const files = filesOf(`A ${name}`)
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
  expect(new Set(files).size).toBe(files.length)
  expect(countOf(`a ${name}`)).toBe(files.length)
})
