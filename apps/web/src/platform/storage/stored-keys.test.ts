import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEVICE_ID_COOKIE_DAYS, SESSION_COOKIE } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { PREFERENCE_COOKIES } from '../../preferences/index.ts'
import { STORED_KEYS } from './stored-keys.ts'

const SOURCES = join(import.meta.dirname, '../..')
const SOURCE_OF_KEY = /(?:export )?const (?:[A-Z_]*KEY|COOKIE|DEVICE_ID) = '([\w.]+)'/g
const WRITES = /(?:localStore|sessionStore|session|shared|store)\.(?:read|write)\(|writeCookie\(|useKeptOpen\(/
const WRITTEN_WORD = /writeCookie\('([\w.]+)'/g

/** Names of stored values, read from the sources that store them. */
function namesInSources(): readonly string[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES }).filter((file) => !/\.(?:test|demo)\.|testing\//.test(file))
  const texts = files.map((file) => readFileSync(join(SOURCES, file), 'utf8'))
  const all = texts.filter((text) => WRITES.test(text)).join('\n')
  return texts.flatMap((text) => {
    const named = [...text.matchAll(SOURCE_OF_KEY)].flatMap(([line, name = '']) => {
      const constant = /const ([A-Z_]+)/.exec(line)?.[1] ?? ''
      return new RegExp(`\\b${constant}\\b`).test(all) ? [name] : []
    })
    return [...named, ...[...text.matchAll(WRITTEN_WORD)].map(([, name = '']) => name)]
  })
}

test('WATCH-04, MODAL-03: each value that the site stores in a browser is in one list, once, and the list has nothing else', () => {
  const listed = STORED_KEYS.map(({ name }) => name)
  const stored = new Set([SESSION_COOKIE, ...Object.values(PREFERENCE_COOKIES), ...namesInSources()])
  expect([...listed].sort()).toEqual([...stored].sort())
})

test('WATCH-04: the cookie of the device lasts as long as it is written for', () => {
  expect(STORED_KEYS.find(({ name }) => name === 'deviceId')?.days).toBe(DEVICE_ID_COOKIE_DAYS)
})
