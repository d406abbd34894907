import type { CallAnswer } from '@touchline/contract'
import sharp from 'sharp'

type Event = CallAnswer<'getMatch'>['data']
type Match = Extract<Event, { type: 'match' }>

/** What social networks show a page with, in px. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const

/** The texts of a picture beside the match. */
export interface PictureWords {
  readonly site: string
  /** `#rrggbb` */
  readonly ground: string
  /** Start in the language of the page. */
  readonly start: string
}

const LONGEST = 34
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Words inside a drawing: nothing in them is markup, and what no document may hold is left out. */
function words(text: string): string {
  const plain = [...text].filter((sign) => sign >= ' ' && sign !== '\u007f' && sign.isWellFormed()).join('')
  const short = plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain
  return short.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
}

const COLOR = /^#[0-9a-f]{6}$/i
const colorOr = (color: string, fallback: string): string => (COLOR.test(color) ? color : fallback)

/** White or black, whichever reads better on a colour. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#101512' : '#ffffff'
}

function side({ name, short_name: letters, colors }: Match['competitors']['home'], x: number): string {
  const primary = colorOr(colors.primary, '#334155')
  const secondary = colorOr(colors.secondary, '#ffffff')
  const size = name.length > 24 ? 26 : name.length > 15 ? 32 : 42
  return [
    `<circle cx="${x}" cy="280" r="92" fill="${primary}" stroke="${secondary}" stroke-width="10"/>`,
    `<text x="${x}" y="298" font-size="52" font-weight="700" fill="${inkOn(primary)}">${words(letters)}</text>`,
    `<text x="${x}" y="446" font-size="${size}" font-weight="700">${words(name)}</text>`,
  ].join('')
}

/** A match as a drawing: both sides, league and start in the colours of the site. */
export function matchDrawing(match: Match, { site, ground, start }: PictureWords): string {
  const { width, height } = PICTURE_SIZE
  const back = colorOr(ground, '#131b17')
  const { home, away } = match.competitors
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${back}"/>`,
    `<g font-family="Archivo, 'Noto Sans', 'Noto Sans Arabic', 'DejaVu Sans', sans-serif" text-anchor="middle" fill="${inkOn(back)}">`,
    `<text x="600" y="96" font-size="34">${words(match.tournament.name)}</text>`,
    side(home, 320),
    '<text x="600" y="296" font-size="44" opacity="0.6">–</text>',
    side(away, 880),
    `<text x="600" y="530" font-size="34">${words(start)}</text>`,
    `<text x="600" y="590" font-size="28" opacity="0.7">${words(site)}</text>`,
    '</g></svg>',
  ].join('')
}

/** The drawing as a picture that every network takes. */
/** The site as a drawing, for pages that have no picture of their own: its name in its colours. */
export function siteDrawing({ site, ground }: Pick<PictureWords, 'site' | 'ground'>): string {
  const { width, height } = PICTURE_SIZE
  const back = colorOr(ground, '#131b17')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${back}"/>`,
    `<text x="600" y="345" font-family="Archivo, 'Noto Sans', 'Noto Sans Arabic', 'DejaVu Sans', sans-serif" text-anchor="middle"`,
    ` font-size="${site.length > 20 ? 56 : 96}" font-weight="800" fill="${inkOn(back)}">${words(site)}</text></svg>`,
  ].join('')
}

export function drawSite(text: Pick<PictureWords, 'site' | 'ground'>): Promise<Buffer> {
  return sharp(Buffer.from(siteDrawing(text)))
    .png({ palette: true })
    .toBuffer()
}

export function drawMatch(match: Match, text: PictureWords): Promise<Buffer> {
  return sharp(Buffer.from(matchDrawing(match, text)))
    .png({ palette: true })
    .toBuffer()
}
