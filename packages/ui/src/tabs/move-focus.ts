import type { KeyboardEvent } from 'react'
import { rovingMove, rovingTarget } from './roving.ts'

/**
 * Moves the focus inside a row by arrows, Home and End. Members are the row's elements that match `selector`.
 * @returns the member that has the focus now; undefined where the key means nothing here
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): HTMLElement | undefined {
  const row = event.currentTarget
  const move = rovingMove(event.key, getComputedStyle(row).direction === 'rtl')
  if (move === undefined) return undefined
  const members = [...row.querySelectorAll<HTMLElement>(selector)]
  const active = row.ownerDocument.activeElement
  const at = active instanceof HTMLElement ? members.indexOf(active) : -1
  if (at === -1) return undefined
  const target = members[rovingTarget(at, members.length, move)]
  if (target === undefined) return undefined
  event.preventDefault()
  target.focus()
  return target
}
