import { expect, test } from 'vitest'
import { connectionOptions } from './line.ts'

test('the address of NATS holds its servers and how to sign in there', () => {
  expect(connectionOptions('nats://127.0.0.1:4222').servers).toEqual(['127.0.0.1:4222'])
  expect(connectionOptions('nats://book:s%40crid@a:4222, nats://book:s%40crid@b:4223')).toMatchObject({
    servers: ['a:4222', 'b:4223'],
    user: 'book',
    pass: 's@crid',
  })
  expect(connectionOptions('tls://token@nats.example')).toMatchObject({
    servers: ['nats.example'],
    token: 'token',
    tls: {},
  })
  expect(connectionOptions('nats://nats.example').tls).toBeUndefined()
})
