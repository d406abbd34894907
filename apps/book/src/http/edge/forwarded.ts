import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { plainAddress, type Trust } from './trusted-proxies.ts'

const SCHEMES = ['http', 'https']
/** No chain of proxies is longer; what a stranger adds in front is cut off unread. */
const MAX_LENGTH = 500

/** An address without port and brackets; null where it is none. */
function addressOf(entry: string): string | null {
  const bare = entry.trim()
  const [, inside] = /^\[([^\]]*)\](?::\d+)?$/.exec(bare) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(bare) ?? []
  const address = inside ?? beforePort ?? bare
  return isIP(address) > 0 ? address : null
}

/** Of a chain of addresses the part that can be read, from its end: what is before nonsense is nonsense too. */
function readableChain(header: string): string[] {
  const chain: string[] = []
  for (const entry of header.slice(-MAX_LENGTH).split(',').reverse()) {
    const address = addressOf(entry)
    if (address === null) break
    chain.unshift(address)
  }
  return chain
}

const textOf = (value: string | string[] | undefined): string => [value ?? []].flat().join(',')

/**
 * Leaves of the forwarded headers what may be believed of a trusted proxy: addresses, and one of two schemes. Runs
 * before anything reads them.
 */
export function cleanForwarded(headers: IncomingHttpHeaders): void {
  const chain = readableChain(textOf(headers['x-forwarded-for']))
  if (chain.length > 0) headers['x-forwarded-for'] = chain.join(', ')
  else delete headers['x-forwarded-for']
  const scheme = textOf(headers['x-forwarded-proto']).split(',').at(-1)?.trim().toLowerCase() ?? ''
  if (SCHEMES.includes(scheme)) headers['x-forwarded-proto'] = scheme
  else delete headers['x-forwarded-proto']
  // The host is the request's own, or the configured one.
  delete headers['x-forwarded-host']
}

/** Whether a proxy, or a client that imitates one, names the visitor. */
export function isForwarded({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined
}

/** The visitor's address: the nearest one in the chain that is no trusted proxy. */
export function visitorAddress({ headers, socket }: IncomingMessage, trust: Trust): string {
  const chain = [socket.remoteAddress ?? '', ...readableChain(textOf(headers['x-forwarded-for'])).reverse()]
  const visitor = chain.find((address, hop) => hop === chain.length - 1 || !trust(address, hop)) ?? ''
  return plainAddress(visitor)
}
