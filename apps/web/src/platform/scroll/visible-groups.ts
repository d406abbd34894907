import { observeVisibility } from './visible-elements.ts'

type Listener = (visible: boolean) => void
type Observe = (element: Element, listener: Listener, margin: number) => () => void

interface Member {
  readonly listener: Listener
  readonly margin: number
  stop: () => void
}

interface Group {
  readonly members: Map<Element, Member>
  /** Null until it is known. */
  isNear: boolean | null
  readonly stop: () => void
}

/**
 * A group is observed this much further away than its elements, in px: they are observed one by one before they are
 * near.
 */
const GROUP_AHEAD = 800
const notYet = () => {}

/** See `observeInGroup`. */
export function createGroups(observe: Observe): (element: Element, listener: Listener, margin: number) => () => void {
  const groups = new Map<Element, Group>()

  function look(element: Element, member: Member, isNear: boolean): void {
    member.stop()
    member.stop = notYet
    if (isNear) member.stop = observe(element, member.listener, member.margin)
    else member.listener(false)
  }

  function open(box: Element, margin: number): Group {
    const report = (isNear: boolean) => {
      group.isNear = isNear
      for (const [element, member] of [...group.members]) look(element, member, isNear)
    }
    const group: Group = {
      members: new Map(),
      isNear: null,
      stop: observe(box, (isNear) => isNear !== group.isNear && report(isNear), margin + GROUP_AHEAD),
    }
    groups.set(box, group)
    return group
  }

  return (element, listener, margin) => {
    const box = element.parentElement
    if (box === null) return observe(element, listener, margin)
    const group = groups.get(box) ?? open(box, margin)
    const member = { listener, margin, stop: notYet }
    group.members.set(element, member)
    if (group.isNear !== null) look(element, member, group.isNear)
    return () => {
      member.stop()
      group.members.delete(element)
      if (group.members.size > 0 || groups.get(box) !== group) return
      group.stop()
      groups.delete(box)
    }
  }
}

/**
 * Reports when an element enters or leaves a margin around the window, as `observeVisibility` does, but observes it
 * only while its parent is inside the margin: each observed element costs time in every frame of scrolling. When a
 * parent leaves the margin, its children get `false`. Returns a function that stops observing.
 * @param margin distance above and below the window, in CSS px; the same for all children of a parent
 */
export const observeInGroup = createGroups(observeVisibility)
