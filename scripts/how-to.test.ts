import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from './check/run-tool.ts'
import { copySources, follow, obey, type Step, stepsOf } from './how-to/follow.ts'

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')
const DIALOG = stepsOf('add-a-dialog.md')
const BLOCK = stepsOf('add-a-block.md')
const CALL = stepsOf('add-a-call.md')
const EVENT = stepsOf('add-an-event.md')
const LOCALE = stepsOf('add-a-locale.md')
const FEATURE = stepsOf('add-a-feature.md').filter(({ file }) => file.startsWith('apps/'))

let copy: string
beforeAll(() => {
  copy = copySources()
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Files that are read to name the missing places; at the end all files, tests too, must compile. */
const PRODUCT_ALONE = {
  server: ['packages/betting/src', 'packages/contract/src', 'packages/sports/src', 'apps/book/src'],
  web: ['packages/contract/src', 'packages/client/src', 'packages/embed/src', 'packages/ui/src', 'apps/web/src'],
}
const NOT_PRODUCT = ['**/*.test.ts', '**/*.demo.tsx', '**/testing', '**/gallery']

/** What the compiler says of the product's own sources, as they are in between. */
function compilerSaysOfProduct(side: keyof typeof PRODUCT_ALONE): readonly string[] {
  const project = `tsconfig.${side}.product.json`
  const settings = { extends: `./tsconfig.${side}.json`, include: PRODUCT_ALONE[side], exclude: NOT_PRODUCT }
  writeFileSync(join(copy, project), JSON.stringify(settings))
  return compilerSays(project)
}

/** What the compiler says of the copy: nothing, or one line per place that is missing. */
function compilerSays(project: string): readonly string[] {
  // In one thread: several work out the same types in each, twice the work.
  const args = [TSC, '-p', project, '--pretty', 'false', '--singleThreaded']
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => /^\S.*error TS/.test(line))
}

const placesOf = (lines: readonly string[]) => [...new Set(lines.map((line) => line.replace(/\(.*/, '')))].sort()
const isFor = (folder: string) => (step: Step) => step.file.startsWith(folder)
const isNot = (test: (step: Step) => boolean) => (step: Step) => !test(step)
const isSchema = isFor('packages/contract/')
const isPayload = isFor('packages/contract/src/events/')
const isNames = isFor('packages/sports/')
const isListOfLanguages = ({ anchor }: Step) => anchor.includes("['en', ")

function outputOf(program: string): string {
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: copy, encoding: 'utf8' })
  return output.trim()
}

// The how-tos are followed side by side: each compilation of everything costs seconds.
test('a call begins with its route, an event with its payload, a language or a dialog with its name, a block with its contract: the compiler names the rest', () => {
  const [dialogName, ...dialogRest] = DIALOG
  if (dialogName === undefined) throw new Error('The how-to has no steps.')
  follow(copy, dialogName)
  const [route] = CALL
  if (route === undefined) throw new Error('The how-to has no steps.')
  expect(route.file).toBe('packages/contract/src/routes.ts')
  follow(copy, route)
  for (const step of EVENT.filter(isPayload)) follow(copy, step)
  for (const step of LOCALE.filter(isListOfLanguages)) follow(copy, step)
  for (const step of BLOCK.filter(isSchema)) follow(copy, step)
  const missing = placesOf(compilerSaysOfProduct('web'))
  for (const place of [
    'packages/contract/src/calls/index.ts',
    'packages/contract/src/document/asyncapi.ts',
    'apps/web/src/live/change-of.ts',
    'apps/web/src/i18n/locales.ts',
    'apps/web/src/i18n/load-messages.ts',
    'packages/betting/src/vocabulary/locales.ts',
    'apps/web/src/shell/dialogs/registry.ts',
    'apps/web/src/blocks/site-blocks.ts',
    'apps/web/src/features/editor/lazy/names.ts',
  ])
    expect(missing).toContain(place)

  for (const step of CALL.slice(1).filter(isSchema)) follow(copy, step)
  for (const step of EVENT.filter(isSchema).filter(isNot(isPayload))) follow(copy, step)
  for (const step of LOCALE.filter(isNot(isListOfLanguages)).filter(isNot(isNames))) follow(copy, step)
  obey(copy, 'add-a-locale.md')
  const unanswered = compilerSaysOfProduct('server')
  expect(unanswered.join('\n')).toContain('getMatchVenue')
  const left = placesOf(unanswered)
  expect(left.filter((file) => !file.startsWith('apps/book/'))).toEqual(['packages/sports/src/texts/named.ts'])

  for (const step of LOCALE.filter(isNames)) follow(copy, step)
  for (const step of [...CALL.slice(1), ...EVENT].filter(isNot(isSchema))) follow(copy, step)
  for (const step of [...FEATURE, ...dialogRest, ...BLOCK.filter(isNot(isSchema))]) follow(copy, step)
  expect(compilerSays('tsconfig.server.json')).toEqual([])
  expect(compilerSays('tsconfig.web.json')).toEqual([])
}, 600_000)

test('the call is described and has a response', () => {
  const output = outputOf(
    `const { openApi } = await import('@touchline/contract/documents')
     const { createMatchInfo } = await import('./apps/book/src/modules/match-info/index.ts')
     console.log(openApi().paths['/api/v2/matches/{id}/venue'].get.operationId, Object.keys(createMatchInfo({}).handlers).includes('getMatchVenue'))`,
  )
  expect(output).toBe('getMatchVenue true')
})

test('the event is described, sent by the outbox and understood', () => {
  const output = outputOf(
    `const { asyncApi } = await import('@touchline/contract/documents')
     const { parseEvent } = await import('@touchline/contract')
     const { createRenderer } = await import('./apps/book/src/modules/outbox/render-events.ts')
     const at = '2026-11-20T18:20:00.000Z'
     const render = await createRenderer({}, [])
     console.log(asyncApi().channels.private.messages.signed_in_elsewhere !== undefined, parseEvent(render(7, { type: 'signed_in_elsewhere', at }, 'en')).data.at)`,
  )
  expect(output).toBe('true 2026-11-20T18:20:00.000Z')
})

test('the language is spoken by site, book and sports', () => {
  const output = outputOf(
    `const { compileMessages } = await import('./apps/web/scripts/compile-messages.ts')
     const { textLocales, readTexts } = await import('./apps/book/src/texts/read-texts.ts')
     const { nameIn } = await import('./packages/sports/src/texts/named.ts')
     console.log('shell.home' in compileMessages('pl', 'core'), textLocales().includes('pl'), Object.keys(readTexts('pl')).length > 100, nameIn('market.match_winner', 'pl'))`,
  )
  expect(output).toMatch(/^true true true \S/)
})

test('the block can be used in a site, is shown in one language and has a form', () => {
  const output = outputOf(
    `const { pageConfigOf, readSite } = await import('@touchline/contract')
     const { blockForm } = await import('@touchline/contract/site-file')
     const content = [{ id: 'hours', kind: 'opening-hours', props: { times: { en: 'Nine to five' } } }]
     const { site, problems } = readSite({ format: 1, pages: { about: { placements: { content } } } })
     const shown = pageConfigOf(site, site.pages.about, 'about', { version: 1, locale: 'en', styleSheet: null })
     console.log(problems.length, shown.placements.content[0].props.times, blockForm('opening-hours').map(({ name }) => name).join())`,
  )
  expect(output).toBe('0 Nine to five title,times')
})
