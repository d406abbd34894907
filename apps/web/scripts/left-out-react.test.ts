import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { minifySync } from 'vite'
import { expect, test } from 'vitest'
import { needOf, smallerReact } from './left-out-react.ts'

const MODULES = join(import.meta.dirname, '../../../node_modules')
const fileOf = (name: string) =>
  join(MODULES, name.startsWith('react-dom') ? 'react-dom' : 'react', 'cjs', `${name}.js`)
const smaller = (name: string) => smallerReact(readFileSync(fileOf(name), 'utf8'), fileOf(name))

/** Runs a file of React as the bundler would, on the others as they are left. */
function run(name: string, others: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const exports: Record<string, unknown> = {}
  const require = createRequire(import.meta.url)
  // As much of a browser as it asks for when it is loaded.
  const document = { createElement: () => ({ style: {}, setAttribute() {} }) }
  const ask = (id: string) => others[id] ?? require(id)
  const names = ['exports', 'require', 'window', 'document', 'reportError']
  new Function(...names, smaller(name))(exports, ask, { document }, document, () => {})
  return exports
}

test('ROUTE-01: what is left of React has what the product calls, and three quarters of its renderer’s text', () => {
  const react = run('react.production', {})
  const dom = run('react-dom.production', { react })
  const client = run('react-dom-client.production', { react, 'react-dom': dom })
  expect(Object.keys(react)).toEqual(expect.arrayContaining(['Suspense', 'lazy', 'startTransition', 'useEffectEvent']))
  expect(Object.keys(react)).not.toContain('ViewTransition')
  expect(Object.keys(dom).filter((name) => !name.startsWith('__'))).toEqual(['createPortal', 'flushSync', 'version'])
  expect(Object.keys(client)).toEqual(['createRoot', 'hydrateRoot', 'version'])
  const minified = (text: string) => minifySync('react.js', `export const run = (exports, require) => {${text}}`).code
  const whole = minified(readFileSync(fileOf('react-dom-client.production'), 'utf8'))
  expect(minified(smaller('react-dom-client.production')).length).toBeLessThan(whole.length * 0.75)
})

test('ROUTE-01: a module that needs something of React that is left out is named by it', () => {
  const needs: readonly (readonly [string, string | null])[] = [
    ['import { useState, memo } from "react"', null],
    ['// import { use } from "react"', null],
    ['import { useState, use as read } from "react"', 'use'],
    ['import * as React from "react"\nReact.useOptimistic(1)', 'useOptimistic'],
    ['import { preload } from "react-dom"', 'preload'],
    ['jsx("a", { href: "/" })', null],
    ['jsx("link", { rel: "stylesheet" })', 'elements of the head'],
    ['jsx("x-card", {})', 'custom elements'],
    ['jsx("form", { action: save })', 'actions of forms'],
    ['jsx("input", { onCompositionEnd: end })', 'composing and selecting'],
    ['class A extends Component { shouldComponentUpdate() {} }', 'that method of classes'],
  ]
  for (const [module, need] of needs) expect([module, needOf(module)]).toEqual([module, need])
})

test('ROUTE-01: another React than the one that was read is not shortened', () => {
  const other = readFileSync(fileOf('react-dom-client.production'), 'utf8').replaceAll(
    'shouldStartViewTransition',
    'is',
  )
  expect(() => smallerReact(other, 'react-dom-client')).toThrow('correct left-out-react.ts')
})
