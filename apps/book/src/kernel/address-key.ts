/** Groups of a network that an IPv6 customer has to themselves. */
const NETWORK_GROUPS = 4
const GROUPS = 8
const MAPPED = 0xffff

/** Numbers of the groups of a part of an IPv6 address; its end may be written like an IPv4 address, which is two of them. */
function groupsOf(text: string): number[] {
  return text.split(':').flatMap((part) => {
    if (part === '') return []
    if (!part.includes('.')) return [Number.parseInt(part, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

const bytesOf = (group: number): string => `${group >> 8}.${group & 255}`

/** Whom a network address counts as where something is limited: an IPv6 customer has a whole /64 of them, and an IPv4 address inside one is that address. */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const between = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => 0)
  const groups = [...left, ...between, ...right]
  const [mark, high = 0, low = 0] = groups.slice(5)
  if (mark === MAPPED && groups.slice(0, 5).every((group) => group === 0)) return `${bytesOf(high)}.${bytesOf(low)}`
  const network = groups.slice(0, NETWORK_GROUPS)
  return `${network.map((group) => group.toString(16)).join(':')}::/64`
}
