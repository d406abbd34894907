import type { ComponentType } from 'react'
import type { Carried, DialogName } from '../../dialogs/index.ts'
import type { MessageArea, MessageId } from '../../i18n/index.ts'
import { type NamedImport, type Part, part as partOf } from '../../platform/loading/part.ts'

/** What the content of a dialog is given. */
export interface ContentProps<Name extends DialogName> {
  readonly carries: Carried[Name]
  readonly close: () => void
}

/** Which of several open dialogs is visible: the later in this list; of the same rank the one opened last. */
export const RANKS = ['notice', 'asked', 'owed', 'protection'] as const

/** One dialog: what it shows, how it behaves, and how an address requests it. */
export interface DialogDefinition<Name extends DialogName> {
  /** Texts that its content and its title need. */
  readonly messages: readonly MessageArea[]
  readonly title: MessageId
  readonly rank: (typeof RANKS)[number]
  /** Whether Escape, Back, the cross and a press outside close it. One that is not has its response in its content. */
  readonly isClosable: boolean
  /** Who may see it. A player's waits until a player has signed in; a visitor's closes then. */
  readonly audience: 'all' | 'player' | 'visitor'
  /** Dialogs of one frame take turns in it, as the ways into an account do. @default its own */
  readonly frame?: string
  /** Pages on which it is hidden, because the player needs them to get out of it. */
  readonly isHiddenOn?: (path: string) => boolean
  /** Beside its name, what `#...` and `?modal=` may call it. */
  readonly aliases?: readonly string[]
  /** Parameters of an address that it takes, and takes out. */
  readonly parameters?: readonly string[]
  /** What it carries when an address requests it; null where that is not enough to show it. */
  readonly fromAddress: (query: URLSearchParams) => Carried[Name] | null
}

/** A definition with its content once that is loaded. */
export interface RegisteredDialog<Name extends DialogName> extends DialogDefinition<Name> {
  readonly load: () => Promise<void>
  readonly content: () => ComponentType<ContentProps<Name>> | undefined
}

type Code<Name extends DialogName, Key extends string> = { readonly [K in Key]: ComponentType<ContentProps<Name>> }

/**
 * @param code what its content is in, loaded when it is first opened: one literal import, or a part
 * @param key the content in the loaded code
 */
export function dialog<Name extends DialogName, Key extends string>(
  code: NamedImport<Code<Name, Key>> | Part<Code<Name, Key>>,
  key: Key,
  definition: DialogDefinition<Name>,
): RegisteredDialog<Name> {
  const { load } = typeof code === 'function' ? partOf(code) : code
  let content: ComponentType<ContentProps<Name>> | undefined
  return {
    ...definition,
    content: () => content,
    async load() {
      content ??= (await load())[key]
    },
  }
}

export type Registry = { readonly [Name in DialogName]: RegisteredDialog<Name> }
