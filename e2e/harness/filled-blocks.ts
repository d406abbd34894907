import type { BlockKind, Placement } from '@touchline/contract/site'
import { BLOCK_KINDS, BLOCK_PLACEMENTS, mayStandOn } from '@touchline/contract/site-blocks'
import { blockForm, type FormField, type FormMember, siteForm } from '@touchline/contract/site-file'

/** The values for all properties. */
export interface FilledTexts {
  /** By language. */
  readonly words: Readonly<Record<string, string>>
  readonly link: string
}

/** Fills in every property that a site can have. */
export interface Filler {
  /** A block in a site file. */
  readonly block: (kind: BlockKind) => object
  /** A block of every kind that is allowed there, in the content of a page of an event. */
  readonly blocksOf: (placement: Placement) => readonly object[]
  readonly setting: (name: string) => unknown
}

export function filler({ words, link }: FilledTexts): Filler {
  function filled(field: FormField): unknown {
    switch (field.type) {
      case 'text':
        return { local: words, link, address: '/sports/icon.svg', icon: 'live', plain: undefined }[field.kind]
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
    const values = members.map(({ name, field, fallback, isRequired }) => {
      const isText = field.type !== 'number' || isRequired
      return [name, isText ? filled(field) : fallback]
    })
    return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null))
  }

  const block = (kind: BlockKind) => ({
    id: kind.replaceAll('.', '-'),
    kind,
    props: membersOf(blockForm(kind)),
  })
  return {
    block,
    blocksOf: (placement) =>
      BLOCK_KINDS.filter((kind) =>
        placement === 'content' ? mayStandOn(kind, 'event') : BLOCK_PLACEMENTS[kind].includes(placement),
      ).map(block),
    setting(name) {
      const member = siteForm().find((one) => one.name === name)
      if (member === undefined) throw new Error(`A site has no ${name}.`)
      return filled(member.field)
    },
  }
}
