import { expect, test } from 'vitest'
import { addressKey, providerKey } from './address-key.ts'

test('PLAYER-01: an IPv6 customer counts as one, however many addresses they use; IPv4 addresses count each', () => {
  expect(addressKey('203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('::ffff:cb00:7109')).toBe('203.0.113.9')
  expect(addressKey('0:0:0:0:0:FFFF:203.0.113.9')).toBe('203.0.113.9')
  expect(addressKey('2001:db8:1:2:3:4:203.0.113.9')).toBe(addressKey('2001:db8:1:2::'))
  const one = addressKey('2001:db8:1:2:3:4:5:6')
  expect(addressKey('2001:db8:1:2::1')).toBe(one)
  expect(addressKey('2001:db8:1:2:ffff::')).toBe(one)
  expect(addressKey('2001:0DB8:0001:2::1')).toBe(one)
  expect(addressKey('2001:db8:1:3::1')).not.toBe(one)
  expect(addressKey('::1')).toBe('0:0:0:0::/64')
})

test('PLAYER-02: many networks of one provider count as one client where that is requested', () => {
  expect(providerKey('2001:db8:1:2::1')).toBe(providerKey('2001:db8:1:ffff::9'))
  expect(providerKey('2001:db8:2:2::1')).not.toBe(providerKey('2001:db8:1:2::1'))
  expect(providerKey('::ffff:203.0.113.9')).toBe('203.0.113.0/24')
  expect(providerKey('203.0.113.200')).toBe('203.0.113.0/24')
})
