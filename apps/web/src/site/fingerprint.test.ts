import { defaultSite, pageConfigOf } from '@touchline/contract'
import { expect, test } from 'vitest'
import { USUAL_BLOCKS } from '../routes/home.tsx'
import { fingerprint } from './fingerprint.ts'

const site = defaultSite()
const shown = { version: 0, locale: 'de', styleSheet: null }
const { content } = pageConfigOf(site, site.pages.home, 'home', shown).placements

test('BLOCK-01: the front page of the product is known by everything that its blocks say', () => {
  expect(fingerprint(content)).toBe(USUAL_BLOCKS)
  const other = content.map((block) =>
    block.kind === 'live-events' ? { ...block, props: { ...block.props, limit: 5 } } : block,
  )
  expect(fingerprint(other)).not.toBe(USUAL_BLOCKS)
  expect(fingerprint(content.toReversed())).not.toBe(USUAL_BLOCKS)
})
