import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBED_LIMITS, EMBED_PREFIX, HOST_MESSAGES } from '@touchline/contract/embed'
import { FRAME_MESSAGE_DATA, HOST_MESSAGE_DATA } from '@touchline/contract/embed-messages'
import { expect, test } from 'vitest'
import { DOCUMENTS } from '../packages/contract/src/document/registry.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const page = read('docs/embedding.md')

/** Rows of the table with this first heading, by their first cell. */
function table(heading: string): readonly (readonly [name: string, meaning: string])[] {
  const [, rows = ''] = page.split(`| ${heading} |`)
  return rows
    .split('\n\n', 1)
    .flatMap((text) => text.split('\n').slice(2))
    .map((row) => {
      const [, name = '', meaning = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
      return [name.replaceAll('`', ''), meaning] as const
    })
}

const described = (messages: Readonly<Record<string, Parameters<typeof DOCUMENTS.get>[0]>>) =>
  Object.entries(messages).map(([name, shape]) => [name, DOCUMENTS.get(shape)?.description])

test('EMBED-01 docs/embedding.md lists every message of both sides as the contract describes it', () => {
  expect(table('host to frame')).toEqual(described(HOST_MESSAGE_DATA))
  expect(table('frame to host')).toEqual(described(FRAME_MESSAGE_DATA))
  expect(HOST_MESSAGES.length).toBe(table('host to frame').length)
  expect(page).toContain(`begins with \`${EMBED_PREFIX}\``)
})

test('EMBED-02 docs/embedding.md names the limits that hold', () => {
  const { messagesPerSecond, messageBytes, readyWithinMs } = EMBED_LIMITS
  expect(page).toContain(`At most ${messagesPerSecond} messages a second and ${messageBytes / 1_024} KB each`)
  expect(page).toContain(`\`timeout\` after ${readyWithinMs / 1_000} s`)
})

test('EMBED-04 docs/embedding.md lists every event and attribute of the tag', () => {
  const [, events = ''] = read('packages/embed/src/events.ts').split('export interface SportsbookEvents {')
  const names = [...events.matchAll(/^ {2}'?([\w-]+)'?: \{/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(5)
  expect(table('event').map(([name]) => name)).toEqual(names)
  const [, attributes = ''] = /<touchline-sportsbook (.+?)>`/s.exec(read('packages/embed/src/element.ts')) ?? []
  const listed = table('attribute').flatMap(([name]) => name.split(', '))
  expect(listed.toSorted()).toEqual(attributes.split(/[\s*]+/).toSorted())
})

test('EMBED-04 the first page of docs/embedding.md has ten lines', () => {
  const [, example = ''] = /```html\n(.+?)\n```/s.exec(page) ?? []
  expect(example.split('\n').length).toBe(10)
})

test('EMBED-04 docs/embedding.md lists each release with the hash of its script, which never changes', () => {
  const folder = 'packages/embed/releases'
  const versions = readdirSync(join(ROOT, folder)).filter((name) => /^\d/.test(name))
  const hashes = versions.map((version) => {
    const integrity = `sha384-${createHash('sha384')
      .update(read(`${folder}/${version}/touchline.js`))
      .digest('base64')}`
    expect(JSON.parse(read(`${folder}/${version}/version.json`))).toEqual({ version, integrity })
    return [version, integrity]
  })
  expect(versions).toContain('1.0.0')
  expect(table('release').map(([name, hash]) => [name, hash.replaceAll('`', '')])).toEqual(hashes)
})
