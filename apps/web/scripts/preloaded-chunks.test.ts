import { expect, test } from 'vitest'
import { preloadedChunks } from './preloaded-chunks.ts'

const chunk = (fileName: string, imports: readonly string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
})

test('a chunk that is loaded later comes with what it imports, but without itself and what every page has', () => {
  const { plugin, resolveDependencies } = preloadedChunks()
  const { generateBundle } = plugin
  if (typeof generateBundle !== 'object') throw new Error('The plugin reads no bundle.')
  const bundle = Object.fromEntries(
    [
      chunk('entry.js', ['shell.js'], true),
      chunk('shell.js', ['react.js']),
      chunk('react.js', []),
      chunk('slip.js', ['shell.js', 'fields.js']),
      chunk('fields.js', ['react.js']),
    ].map((one) => [one.fileName, one]),
  )
  Reflect.apply(generateBundle.handler, undefined, [{}, bundle, true])
  expect(resolveDependencies('slip.js', ['slip.js', 'shell.js', 'react.js', 'fields.js'])).toEqual(['fields.js'])
})
