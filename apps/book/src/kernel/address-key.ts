/** Groups of a network that an IPv6 customer has to themselves. */
const NETWORK_GROUPS = 4
const GROUPS = 8

const groupsOf = (text: string): string[] => text.split(':').filter((part) => part !== '')

/** Whom a network address counts as where something is limited: an IPv6 customer has a whole /64 of them. */
export function addressKey(address: string): string {
  if (!address.includes(':') || /^::ffff:/i.test(address)) return address.replace(/^::ffff:/i, '')
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const between = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0')
  const network = [...left, ...between, ...right].slice(0, NETWORK_GROUPS)
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
