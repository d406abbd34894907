/** A component's own class and the one its user adds. */
export function classNames(own: string | undefined, added: string | undefined): string | undefined {
  return added === undefined ? own : `${own} ${added}`
}
