import { expect, test } from 'vitest'
import { maySendTo } from './may-send-to.ts'

const SERVICES = ['fcm.googleapis.com', '*.push.apple.com']
const may = (endpoint: string) => maySendTo(endpoint, SERVICES)

test('PLAYER-07: messages go to the services named, over HTTPS and on the default port', () => {
  expect(may('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(may('https://web.push.apple.com/QAbc')).toBe(true)
  expect(may('https://fcm.googleapis.com:443/fcm/send/abc')).toBe(true)
})

test('PLAYER-07: an address that only looks like a service is none', () => {
  for (const address of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evil.example/fcm.googleapis.com',
    'https://user:pass@fcm.googleapis.com/x',
    'https://push.apple.com.evil.example/',
    'https://evilpush.apple.com/',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'file:///etc/passwd',
    'nothing',
  ])
    expect(may(address), address).toBe(false)
})

test('PLAYER-07: an origin on the list is taken as it is, its port included', () => {
  const services = ['http://127.0.0.1:8030']
  expect(maySendTo('http://127.0.0.1:8030/push/1', services)).toBe(true)
  expect(maySendTo('http://127.0.0.1:8031/push/1', services)).toBe(false)
})
