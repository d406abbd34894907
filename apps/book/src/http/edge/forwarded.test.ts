import { describe, expect, test } from 'vitest'
import { cleanForwarded } from './forwarded.ts'
import { readTrustedProxies } from './trusted-proxies.ts'

function cleaned(headers: Record<string, string>) {
  cleanForwarded(headers)
  return headers
}

describe('forwarded headers', () => {
  test('nonsense, and everything a client put in front of it, is cut off', () => {
    expect(cleaned({ 'x-forwarded-for': `evil<script>"'; DROP, 203.0.113.7` })).toEqual({
      'x-forwarded-for': '203.0.113.7',
    })
    expect(cleaned({ 'x-forwarded-for': '198.51.100.9, evil, 203.0.113.7' })).toEqual({
      'x-forwarded-for': '203.0.113.7',
    })
    expect(cleaned({ 'x-forwarded-for': 'x'.repeat(8_000) })).toEqual({})
    expect(cleaned({ 'x-forwarded-for': '203.0.113.7, unknown' })).toEqual({})
  })

  test('ports and brackets are not part of an address', () => {
    expect(cleaned({ 'x-forwarded-for': '203.0.113.7:4711, [2001:db8::1]:80, ::1' })).toEqual({
      'x-forwarded-for': '203.0.113.7, 2001:db8::1, ::1',
    })
  })

  test('there are two schemes, and no other host', () => {
    expect(cleaned({ 'x-forwarded-proto': 'javascript' })).toEqual({})
    expect(cleaned({ 'x-forwarded-proto': 'javascript, HTTPS' })).toEqual({ 'x-forwarded-proto': 'https' })
    expect(cleaned({ 'x-forwarded-host': 'evil.example' })).toEqual({})
  })
})

describe('TRUST_PROXY', () => {
  test('is a number of proxies or a list of networks', () => {
    expect(readTrustedProxies(undefined)).toBe(0)
    expect(readTrustedProxies('')).toBe(0)
    expect(readTrustedProxies('2')).toBe(2)
    expect(readTrustedProxies('10.0.0.0/8, 192.0.2.7,fd00::/8, loopback')).toEqual([
      '10.0.0.0/8',
      '192.0.2.7',
      'fd00::/8',
      'loopback',
    ])
  })

  test('is refused where it would trust by mistake', () => {
    for (const text of ['true', '11', '-1', '10.0.0.0/33', '10.0.0.0/8,', 'proxy.example', '::1/129', '1,2', '0x1']) {
      expect(() => readTrustedProxies(text), text).toThrow('TRUST_PROXY')
    }
  })
})
