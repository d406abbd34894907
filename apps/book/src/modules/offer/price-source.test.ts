import type { Provider } from '@touchline/contract'
import { expect, test } from 'vitest'
import { assertOneSource, type PriceSource } from './price-source.ts'

function source(name: string, ...providers: readonly Provider[]): PriceSource {
  return { name, providers, start: async () => {}, stop: async () => {} }
}

test('sources with different providers can run side by side, also one without a provider', () => {
  const sources = [source('simulator', 'oddin', 'racing'), source('uof', 'betradar'), source('idle')]
  expect(() => assertOneSource(sources)).not.toThrow()
  expect(() => assertOneSource([])).not.toThrow()
})

test('a provider with two sources is refused with a sentence that names it and both', () => {
  const sources = [source('simulator', 'oddin', 'betradar'), source('idle'), source('uof', 'betradar')]
  expect(() => assertOneSource(sources)).toThrow(
    'Provider betradar has two sources, simulator and uof; it can have one.',
  )
})
