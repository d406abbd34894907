import { BlockList, isIP, isIPv6 } from 'node:net'

/** Proxies in front of the product whose `X-Forwarded-For` counts: their number in a row, or their networks. */
export type TrustedProxies = number | readonly string[]

const MAX_HOPS = 10
const NAMED: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

function isNetwork(text: string): boolean {
  if (Object.hasOwn(NAMED, text)) return true
  const [address = '', bits, ...more] = text.split('/')
  if (isIP(address) === 0 || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
}

/**
 * Reads `2`, or `10.0.0.0/8, 192.0.2.7`; nothing, or 0, means no trusted proxy. Throws a readable error at anything
 * else: a proxy trusted by mistake chooses the addresses that limits count by.
 */
export function readTrustedProxies(text: string | undefined): TrustedProxies {
  const items = (text ?? '').split(',').map((item) => item.trim())
  const [first = ''] = items
  if (items.length === 1 && first === '') return 0
  if (items.length === 1 && /^\d+$/.test(first) && Number(first) <= MAX_HOPS) return Number(first)
  const wrong = items.find((item) => !isNetwork(item))
  if (wrong === undefined) return items
  throw new Error(
    `TRUST_PROXY has '${wrong}'; it takes the number of proxies in front (up to ${MAX_HOPS}), or their networks separated by commas, such as 10.0.0.0/8.`,
  )
}

/** Whether an address may name the client behind it. @param hop the number of proxies between it and us */
export type Trust = (address: string, hop: number) => boolean

export function trustOf(proxies: TrustedProxies): Trust {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies
  const networks = new BlockList()
  for (const network of proxies.flatMap((item) => NAMED[item] ?? [item])) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(bits), family)
  }
  return (address) => {
    const plain = plainAddress(address)
    return isIP(plain) > 0 && networks.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/** An IPv4 address that came through an IPv6 socket is an IPv4 address. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
