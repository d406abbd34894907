import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_SITE_FILE } from '@touchline/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { injectCall } from '../testing/inject-call.ts'
import { onBook } from '../testing/on-book.ts'
import { onDatabase } from '../testing/on-database.ts'
import { operates } from '../testing/operates.ts'

onDatabase((suite) => {
  describe('the site by commands', () => {
    test('BLOCK-06: a version of before is shown again, version 0 is the product as it comes, and no other is there', () =>
      onBook(suite, async ({ book }) => {
        const folder = await mkdtemp(join(tmpdir(), 'touchline-site-'))
        onTestFinished(() => rm(folder, { recursive: true, force: true }))
        const shown = async () => {
          const { version: _version, ...site } = (await injectCall(book.app, 'getSiteConfig', {})).answer.data
          const home = await injectCall(book.app, 'getPageConfig', { query: { page: 'home' } })
          return { site, home: home.answer.data.placements }
        }
        const asItComes = await shown()
        const file = join(folder, 'own.json')
        const content = [{ id: 'line', kind: 'divider' }]
        await writeFile(
          file,
          JSON.stringify({ format: 1, layoutWidth: 'wide', pages: { home: { placements: { content } } } }),
        )
        const imported = await operates(book, `site import ${file}`)
        expect(imported).toMatchObject({ ok: true, text: expect.stringMatching(/^Version \d+ is shown/) })
        const version = /\d+/.exec(imported.text)?.[0]
        const own = await shown()
        expect(own).not.toEqual(asItComes)
        expect(own.home.content.map(({ kind }) => kind)).toEqual(['divider'])

        expect(await operates(book, 'site restore 0')).toMatchObject({ ok: true })
        expect(await shown()).toEqual(asItComes)
        expect(await operates(book, `site restore ${version}`)).toMatchObject({ ok: true })
        expect(await shown()).toEqual(own)

        for (const none of ['999999999', '-1', 'x', '0x1', '1.5'])
          expect(await operates(book, `site restore ${none}`), none).toEqual({
            ok: false,
            text: `There is no version ${none}.`,
          })
        expect(await shown()).toEqual(own)
        const out = join(folder, 'out.json')
        expect(await operates(book, `site export ${out} 0`)).toMatchObject({ ok: true })
        expect(JSON.parse(await readFile(out, 'utf8'))).toEqual(JSON.parse(JSON.stringify(DEFAULT_SITE_FILE)))
      }))
  })
})
