import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { socketAddress } from './socket-limits.ts'

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  return { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as IncomingMessage
}

test('LIVE-02: a connection counts for the address it comes from; what a client writes before its proxy changes nothing', () => {
  const direct = socketAddress(0)
  expect(direct(request('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
  const proxied = socketAddress(1)
  expect(proxied(request('10.0.0.1', 'made-up, 198.51.100.1'))).toBe('198.51.100.1')
  expect(proxied(request('10.0.0.1', '<script>'))).toBe('10.0.0.1')
  expect(proxied(request('10.0.0.1'))).toBe('10.0.0.1')
  const named = socketAddress(['10.0.0.0/8'])
  expect(named(request('10.0.0.1', 'made-up, 198.51.100.1, 10.9.9.9'))).toBe('198.51.100.1')
  expect(named(request('203.0.113.7', '198.51.100.1'))).toBe('203.0.113.7')
})

test('LIVE-02: a customer with a whole network of addresses counts as one', () => {
  const direct = socketAddress(0)
  const addresses = Array.from({ length: 300 }, (_, n) => direct(request(`2001:db8:1:2::${n.toString(16)}`)))
  expect(new Set(addresses).size).toBe(1)
  expect(direct(request('2001:db8:1:3::1'))).not.toBe(addresses[0])
})

test('LIVE-02: this machine is not counted: it is an undeclared proxy, or a client that cannot starve others', () => {
  const direct = socketAddress(0)
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(direct(request(address))).toBeNull()
})
