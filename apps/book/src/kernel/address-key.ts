/** Groups of a network that an IPv6 customer has to themselves. */
const CUSTOMER_GROUPS = 4
/** Groups of a network that a provider gives away as one. */
const PROVIDER_GROUPS = 3
const GROUPS = 8
const MAPPED = 0xffff

/**
 * Numbers of the groups of a part of an IPv6 address; its end may be written like an IPv4 address, which is two of
 * them.
 */
function groupsOf(text: string): number[] {
  return text.split(':').flatMap((part) => {
    if (part === '') return []
    if (!part.includes('.')) return [Number.parseInt(part, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

const bytesOf = (group: number): string => `${group >> 8}.${group & 255}`

/** The groups of an IPv6 address; an IPv4 address, mapped or not, as its text. */
function partsOf(address: string): readonly number[] | string {
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const [left, right] = [groupsOf(head), groupsOf(tail)]
  const between = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => 0)
  const groups = [...left, ...between, ...right]
  const [mark, high = 0, low = 0] = groups.slice(5)
  const isMapped = mark === MAPPED && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? `${bytesOf(high)}.${bytesOf(low)}` : groups
}

const networkOf = (groups: readonly number[], count: number): string =>
  `${groups
    .slice(0, count)
    .map((group) => group.toString(16))
    .join(':')}::/${count * 16}`

/**
 * Whom a network address counts as where something is limited: an IPv6 customer has a whole /64 of them, and an IPv4
 * address inside one is that address.
 */
export function addressKey(address: string): string {
  const parts = partsOf(address)
  return typeof parts === 'string' ? parts : networkOf(parts, CUSTOMER_GROUPS)
}

/**
 * The network that an address is one of many in: a /48 of IPv6, a /24 of IPv4. Who has one customer's addresses may
 * have them all.
 */
export function providerKey(address: string): string {
  const parts = partsOf(address)
  return typeof parts === 'string' ? parts.replace(/\.\d+$/, '.0/24') : networkOf(parts, PROVIDER_GROUPS)
}
