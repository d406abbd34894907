import { lookup as lookUp } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Networks of IPv4 that are not the public internet (RFC 6890 and what came after it). */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Of IPv6 only 2000::/3 is public, and these parts of it lead back to IPv4 or nowhere. */
const PUBLIC_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const closedV4 = new BlockList()
for (const [network, bits] of NOT_PUBLIC_V4) closedV4.addSubnet(network, bits, 'ipv4')
const openV6 = new BlockList()
openV6.addSubnet(...PUBLIC_V6, 'ipv6')
const closedV6 = new BlockList()
for (const [network, bits] of NOT_PUBLIC_V6) closedV6.addSubnet(network, bits, 'ipv6')

/** Whether a network address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closedV4.check(address, 'ipv4')
    case 6:
      return openV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6')
    default:
      return false
  }
}

/**
 * Resolves a host and fails unless all its addresses are public. The connection uses these addresses, so a later change
 * of the name has no effect.
 */
export function publicLookup(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve: typeof lookUp = lookUp,
): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const closed = addresses.find(({ address }) => !isAllowed(address))
      const [first] = addresses
      if (closed !== undefined || first === undefined)
        return callback(new Error(`${hostname} is at no public address`), '', 0)
      if (options.all) return callback(null, addresses as never, 0)
      callback(null, first.address, first.family)
    })
  }
}
