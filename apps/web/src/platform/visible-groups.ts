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

/** How much further away a group is looked for than what is in it, in px: its elements are told apart before they are near. */
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
    const told = (isNear: boolean) => {
      group.isNear = isNear
      for (const [element, member] of [...group.members]) look(element, member, isNear)
    }
    const group: Group = {
      members: new Map(),
      isNear: null,
      stop: observe(box, (isNear) => isNear !== group.isNear && told(isNear), margin + GROUP_AHEAD),
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
 * Tells when an element comes near the window or leaves it, as `observeVisibility` does, and looks at it only while its parent is near:
 * each element that is looked at costs something in every frame of scrolling, and of hundreds a few are near. Those of a parent that is
 * far are told that they are. Returns the way to stop.
 * @param margin how near above and below, in CSS px; the same for all of a parent
 */
export const observeInGroup = createGroups(observeVisibility)
