import { useSyncExternalStore } from 'react'
import { heldFocus } from '../../platform/input/focus.ts'
import { createStore } from '../../platform/store.ts'

/** Whether the dialog is open; there is one for the page, and many ways to it. */
const open = createStore(false)

/** What is typed while the dialog is still being fetched; undefined once it is there. */
const early = createStore<string | undefined>('')

let giveFocusBack = () => {}

export function openSearch(): void {
  if (!open.get()) giveFocusBack = heldFocus()
  open.set(true)
}
export function closeSearch(): void {
  open.set(false)
}
export function useSearchOpen(): boolean {
  return useSyncExternalStore(open.subscribe, open.get, () => false)
}
export function typeEarly(typed: string): void {
  early.set(typed)
}
/**
 * The dialog calls it when its own field is rendered, before that takes the focus.
 * @returns what was typed until then
 */
export function takeEarly(): string {
  const typed = early.get()
  if (typed === undefined) return ''
  // The early field goes away; the dialog gives the focus back to what had it before.
  giveFocusBack()
  early.set(undefined)
  return typed
}
export function useIsEarly(): boolean {
  return useSyncExternalStore(early.subscribe, early.get, () => '') !== undefined
}
