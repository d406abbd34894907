import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '../preferences/preferences.ts'
import type { PageMaker, PageOrder } from './page-order.ts'
import { createRenderThreads } from './render-threads.ts'

const dist = mkdtempSync(join(tmpdir(), 'touchline-threads-'))

/** An application of four pages, built as the real one is. */
const BUNDLE = `
export async function renderPage({ pathname, fetch }) {
  if (pathname === '/sports/moved') return { kind: 'moved', pathname: '/sports/here' }
  if (pathname === '/sports/broken') throw new Error('no such thing')
  if (pathname === '/sports/greedy') { const all = []; for (;;) all.push(new Array(100_000).fill({})) }
  if (pathname === '/sports/slow') { const end = Date.now() + 600; while (Date.now() < end); }
  const answer = await fetch('/api/v2/sports', { method: 'GET', headers: { 'accept-language': 'en' } })
  const { data } = JSON.parse(answer.text)
  return { kind: 'page', status: 200, language: 'en', direction: 'ltr', title: data, tags: [], looks: [], structured: [], themeColor: { light: '#fff', dark: '#000' }, icon: null, html: data, mark: null, state: '{}', theme: null, modules: [], problems: [] }
}`

let threads: PageMaker

beforeAll(() => {
  mkdirSync(join(dist, 'client/.vite'), { recursive: true })
  mkdirSync(join(dist, 'server'))
  writeFileSync(join(dist, 'client/.vite/manifest.json'), '{ "style.css": { "file": "assets/style.css" } }')
  writeFileSync(join(dist, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(join(dist, 'server/entry-server.js'), BUNDLE)
})
afterEach(() => threads.close())
afterAll(() => rmSync(dist, { recursive: true }))

const MOMENT = { now: 0, release: 'r1', requestId: 'r' }
const order = (pathname: string): PageOrder => ({
  locale: 'en',
  addresses: { locales: ['en', 'de'], isLocaleRequired: false },
  siteVersion: 0,
  pathname,
  search: '',
  preferences: DEFAULT_PREFERENCES,
  origin: 'https://bets.example',
  hasSession: false,
  blockedIn: null,
  jurisdiction: 'default',
  encoding: 'br',
})
const ask = async () => ({ status: 200, text: JSON.stringify({ data: 'Football' }) })
const make = (pathname: string) => threads.make(order(pathname), MOMENT, ask)

test('a page is made elsewhere from the responses of this thread, and comes compressed', async () => {
  threads = createRenderThreads(dist, 1)
  const page = await make('/sports/live')
  expect(page.kind === 'page' && brotliDecompressSync(page.body).toString()).toContain('Football')
  expect(await make('/sports/moved')).toEqual({ kind: 'moved', pathname: '/sports/here' })
})

test('while a page is made, everything else goes on', async () => {
  threads = createRenderThreads(dist, 1)
  await make('/sports/live')
  let turns = 0
  const timer = setInterval(() => turns++, 5)
  await make('/sports/slow')
  clearInterval(timer)
  // A page that is made in this thread leaves it no turn before it is done.
  expect(turns).toBeGreaterThan(5)
})

test('a page that cannot be rendered fails alone; one that eats its memory takes its thread with it, and the next has a new one', async () => {
  threads = createRenderThreads(dist, 1)
  await expect(make('/sports/broken')).rejects.toThrow('no such thing')
  await expect(make('/sports/greedy')).rejects.toThrow()
  expect((await make('/sports/live')).kind).toBe('page')
})

test('a back end that does not respond fails the page', async () => {
  threads = createRenderThreads(dist, 1)
  await expect(threads.make(order('/sports'), MOMENT, () => Promise.reject(new Error('gone')))).rejects.toThrow(
    'did not answer',
  )
})
