import { createStore, type Store } from '../platform/store.ts'
import type { Carried } from './carried.ts'

export type DialogName = keyof Carried

/** A dialog that is wanted on screen, with what it was opened with. */
export interface Asked<Name extends DialogName = DialogName> {
  readonly name: Name
  readonly carries: Carried[Name]
}

/** The open dialogs of the page, in the order in which they were opened; the shell decides which is visible. */
export interface Dialogs extends Pick<Store<readonly Asked[]>, 'get' | 'subscribe'> {
  /** Opens a dialog, or moves the open one to the front with new data. */
  open: <Name extends DialogName>(name: Name, carries: Carried[Name]) => void
  close: (name: DialogName) => void
  /** Lets a host page handle dialogs in the player's place: those that it takes do not open (EMBED-03). */
  divert: (takes: (asked: Asked) => boolean) => void
}

export function createDialogs(): Dialogs {
  const { get, set, subscribe } = createStore<readonly Asked[]>([])
  const without = (name: DialogName) => get().filter((asked) => asked.name !== name)
  let takes = (_: Asked) => false
  return {
    get,
    subscribe,
    divert(next) {
      takes = next
    },
    open: (name, carries) => takes({ name, carries }) || set([...without(name), { name, carries }]),
    close: (name) => set(without(name)),
  }
}
