import type { Placement } from '@touchline/contract/site'
import { BLOCK_KINDS, BLOCK_PLACEMENTS } from '@touchline/contract/site-blocks'
import { blockForm, type FormField, type FormMember, siteForm } from '@touchline/contract/site-file'

/** Words that the schema of a site lets through, and that would run where somebody took them for markup or script. */
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

/** Whatever can be said of a field, in hostile words. */
function filled(field: FormField): unknown {
  switch (field.type) {
    case 'text':
      return { local: WORDS, link: LINK, address: '/sports/icon.svg', icon: 'live', plain: undefined }[field.kind]
    case 'number':
      return Math.max(1, field.least ?? 1)
    case 'list':
      return [filled(field.of)]
    case 'group':
      return membersOf(field.members)
    case 'variants':
      return Object.entries(field.of).map(([kind, members]) => ({ [field.by]: kind, ...membersOf(members) }))[0]
    case 'switch':
    case 'choice':
    case 'set':
    case 'map':
      return undefined
  }
}

function membersOf(members: readonly FormMember[]): object {
  const said = members.map(({ name, field, usual, isRequired }) => {
    const isText = field.type !== 'number' || isRequired
    return [name, isText ? filled(field) : usual]
  })
  return Object.fromEntries(said.filter(([, value]) => value !== undefined && value !== null))
}

const blocksOf = (placement: Placement) =>
  BLOCK_KINDS.filter((kind) => BLOCK_PLACEMENTS[kind].includes(placement)).map((kind) => ({
    id: kind.replaceAll('.', '-'),
    kind,
    props: membersOf(blockForm(kind)),
  }))

const setting = (name: string) => {
  const member = siteForm().find((one) => one.name === name)
  if (member === undefined) throw new Error(`A site has no ${name}.`)
  return filled(member.field)
}

/** A site that says hostile things wherever it says anything; a page `/trap` with a block of every kind. */
export function hostileSite(): object {
  const seo = setting('seo')
  return {
    format: 1,
    locales: ['en', 'de'],
    labels: setting('labels'),
    footer: setting('footer'),
    seo,
    placements: Object.fromEntries(AROUND.map((where) => [where, blocksOf(where)])),
    customPages: [{ path: '/trap', seo, placements: { content: blocksOf('content') } }],
  }
}
