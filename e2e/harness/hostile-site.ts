import { type Filler, filler } from './filled-blocks.ts'

/** Texts that the schema of a site allows, and that would run if a page took them for markup or script. */
export const HOSTILE = [
  '" autofocus onfocus="hacked(1)" onmouseover="hacked(2)" x=\'',
  '&lt;img src=x onerror=hacked(3)&gt;',
  '<\u200bscript>hacked(4)',
  '＜script＞hacked(5)＜/script＞',
  '\\u003cscript\\u003ehacked(6)',
  '--> ]]> */ hacked(7) //',
  'javascript:hacked(8)',
].join(' ')
const WORDS = { en: HOSTILE, de: HOSTILE }
/** An address that a schema takes, with what would leave an attribute. */
const LINK = 'https://evil.example/"onclick="hacked(9)"x=\'?<script>hacked(10)</script>'

const AROUND = ['header', 'left_sidebar_desktop', 'right_sidebar_desktop', 'tabbar_mobile'] as const

const hostile: Filler = filler({ words: WORDS, link: LINK })

/** A site that says hostile things wherever it says anything; a page `/trap` with a block of every kind. */
export function hostileSite(): object {
  const seo = hostile.setting('seo')
  return {
    format: 1,
    locales: ['en', 'de'],
    labels: hostile.setting('labels'),
    footer: hostile.setting('footer'),
    seo,
    placements: Object.fromEntries(AROUND.map((where) => [where, hostile.blocksOf(where)])),
    customPages: [{ path: '/trap', seo, placements: { content: hostile.blocksOf('content') } }],
  }
}
