import { type BlockKind, blockPropsOf } from './blocks/index.ts'
import { type FormMember, fieldOf, starterOf } from './forms.ts'
import { LocalText } from './parts.ts'

const PROPS = blockPropsOf(LocalText)
const FORMS = new Map<BlockKind, readonly FormMember[]>()

/** The form that the properties of a kind of block are filled in with. */
export function blockForm(kind: BlockKind): readonly FormMember[] {
  const known = FORMS.get(kind)
  if (known) return known
  const field = fieldOf(PROPS[kind])
  const members = field.type === 'group' ? field.members : []
  FORMS.set(kind, members)
  return members
}

/** A new block of a kind. */
export function starterBlock(kind: BlockKind, id: string, words: Readonly<Record<string, string>>) {
  const props = starterOf({ type: 'group', members: blockForm(kind) }, words) as Record<string, unknown>
  return { id, kind, props }
}
