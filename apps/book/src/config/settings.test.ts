import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { SETTINGS } from './settings.ts'
import { withSettingsTable } from './settings-table.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const TOOLS = [
  'NODE_ENV',
  'BOOK_PORT',
  'HOT_PORT',
  'CHROMIUM_PATH',
  'TEST_DATABASE_URL',
  'REPORT_FILE',
  'DURATIONS',
  'JOURNEY_HOUR',
  'JOURNEY_SHIFT_MS',
  'JOURNEY_SHIFT_SCRIPT',
  'NODE_OPTIONS',
  'PROPERTY_SEED',
  'RECORD_STATEMENTS',
  'NIGHT',
  'PATH',
  'DEV',
  'SSR',
]

test('the table of settings is generated from their descriptions; npm run settings updates it', () => {
  const document = readFileSync(join(ROOT, 'docs/operating/settings.md'), 'utf8')
  expect(document).toBe(withSettingsTable(document))
})

test('whatever the product reads from its environment is described', () => {
  const files = execFileSync('git', ['ls-files', 'apps/*.ts', 'scripts/*.ts'], { cwd: ROOT, encoding: 'utf8' })
  const sources = files.split('\n').filter((file) => file !== '' && !/\.test\.ts$|\/testing\//.test(file))
  const read = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z_]+)/g)].map(([, name = '']) => name),
  )
  const unknown = read.filter((name) => !(name in SETTINGS.shape) && !TOOLS.includes(name))
  expect(unknown).toEqual([])
})

test('a setting that cannot be used is one sentence that names it and says what it takes', () => {
  const problemOf = (env: Record<string, string>) => {
    try {
      readConfig(env)
      return 'nothing'
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  }
  expect(problemOf({ PORT: 'many' })).toBe("PORT is 'many'; it must be a whole number from 0 to 65535.")
  expect(problemOf({ SIM_SPEED: '0' })).toBe("SIM_SPEED is '0'; it must be a whole number from 1 to 1000.")
  expect(problemOf({ VIP_APPROVAL: 'people' })).toBe("VIP_APPROVAL is 'people'; it takes rules or operator.")
  expect(problemOf({ BOOK_ROLES: 'api,feeder' })).toBe(
    "BOOK_ROLES names 'feeder'; it takes api, feed, settlement, publisher.",
  )
  expect(problemOf({ SMTP_URL: 'mail' })).toBe(
    "SMTP_URL is 'mail'; it must be an address with its scheme, such as https://example.com.",
  )
  expect(problemOf({ LAUNCH_URLS: 'racing' })).toBe(
    "LAUNCH_URLS has 'racing'; it takes provider=address pairs separated by commas.",
  )
  expect(problemOf({ TRUST_PROXY: 'everybody' })).toMatch(/^TRUST_PROXY has 'everybody'; it takes /)
  expect(problemOf({ ADDITIONAL_PROVIDERS: 'greyhounds' })).toMatch(
    /^ADDITIONAL_PROVIDERS names 'greyhounds'; it takes /,
  )
})

test('an empty setting is not set, except for the list that may be empty', () => {
  expect(readConfig({ PORT: '', HOST: '', BOOK_ROLES: '' })).toEqual(readConfig({}))
  expect(readConfig({ ADDITIONAL_PROVIDERS: '' }).additionalProviders.size).toBe(0)
  expect(readConfig({}).additionalProviders.size).toBe(2)
})

test('a book that is started with a setting that cannot be used says that sentence and nothing else', () => {
  const env = { ...process.env, PORT: 'many', DEBUG: '' }
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'apps/book/src/cli/main.ts'), 'serve'], {
    env,
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe("serve failed: PORT is 'many'; it must be a whole number from 0 to 65535.")
})
