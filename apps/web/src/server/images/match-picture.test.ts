import sharp from 'sharp'
import { expect, test } from 'vitest'
import { smallBackend } from '../../testing/backend.ts'
import { drawMatch, drawSite, matchDrawing, PICTURE_SIZE, siteDrawing } from './match-picture.ts'

const TEXT = { site: 'Northbank', ground: '#120b1f', start: '3 May 2026, 15:00 UTC' }

async function aMatch() {
  const { text } = await smallBackend().backend({ method: 'GET', url: '/api/v2/matches/7', headers: {} })
  return JSON.parse(text).data
}

test('SEO-01: a match is drawn with both sides, league, start and site, as a picture of the size networks show', async () => {
  const match = await aMatch()
  const drawing = matchDrawing(match, TEXT)
  for (const words of [
    match.competitors.home.name,
    match.competitors.away.name,
    match.tournament.name,
    TEXT.start,
    TEXT.site,
  ])
    expect(drawing).toContain(words)
  const { format, width, height } = await sharp(await drawMatch(match, TEXT)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', ...PICTURE_SIZE })
})

test('SEO-01: names and colours are words and colours, whatever they hold', async () => {
  const match = await aMatch()
  const nasty = {
    name: `<image href="file:///etc/passwd"/>&"'\u0000\uD800${'x'.repeat(90)}`,
    short_name: '<script>',
    colors: { primary: 'url(#a)', secondary: '"/><script>' },
  }
  const hostile = {
    ...match,
    competitors: { home: { ...match.competitors.home, ...nasty }, away: match.competitors.away },
  }
  const drawing = matchDrawing(hostile, { ...TEXT, ground: 'red"/>' })
  for (const trick of ['<image', '<script', 'url(', '\u0000', '\uD800', 'x'.repeat(40)])
    expect(drawing).not.toContain(trick)
  expect((await sharp(await drawMatch(hostile, TEXT)).metadata()).format).toBe('png')
})

test('SEO-01: pages without a picture of their own are shared with the name of the site, whatever it holds', async () => {
  expect(siteDrawing({ site: '<script>&Co', ground: 'url(#a)' })).toContain('&lt;script&gt;&amp;Co')
  const { format, width, height } = await sharp(await drawSite(TEXT)).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', ...PICTURE_SIZE })
})
