import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { shippedLanguages } from './english-left.ts'

const MANIFEST = join(import.meta.dirname, '../../apps/web/dist/client/.vite/manifest.json')
const TEXTS = /^src\/i18n\/messages\/([^/]+)\//

/** Files of the built product that hold texts, with their language. */
function textFiles(): ReadonlyMap<string, string> {
  const chunks: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  const languages = shippedLanguages()
  const files = Object.entries(chunks).flatMap(([module, { file }]) => {
    const [, name] = TEXTS.exec(module) ?? []
    const language = languages.find((one) => name === one)
    return language === undefined ? [] : [[file, language] as const]
  })
  return new Map(files)
}

/** Languages whose texts a page has fetched from now on. */
export function followTexts(page: Page): () => readonly string[] {
  const files = textFiles()
  const fetched = new Set<string>()
  page.on('request', (request) => {
    const language = files.get(new URL(request.url()).pathname.replace('/sports/', ''))
    if (language !== undefined) fetched.add(language)
  })
  return () => [...fetched]
}
