import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import { expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

function connect(server: EventEmitter, remoteAddress: string) {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, isOpen: true, destroy: () => {} })
  socket.destroy = () => {
    socket.isOpen = false
    socket.emit('close')
  }
  server.emit('connection', socket)
  return socket
}

test('connections of a customer with a whole network of addresses count as those of one, and are given back when they close', () => {
  const server = new EventEmitter()
  const refused: string[] = []
  limitConnections(server as Server, { perAddress: 5, isExempt: () => false, onRefusal: (from) => refused.push(from) })
  const sockets = Array.from({ length: 20 }, (_, n) => connect(server, `2001:db8:1:2::${n.toString(16)}`))
  expect(sockets.filter(({ isOpen }) => isOpen)).toHaveLength(5)
  expect(refused).toEqual(['2001:db8:1:2::5'])
  expect(connect(server, '2001:db8:1:3::1').isOpen).toBe(true)
  expect(connect(server, '::ffff:203.0.113.7').isOpen).toBe(true)
  sockets[0]?.destroy()
  expect(connect(server, '2001:db8:1:2::ffff').isOpen).toBe(true)
  expect(connect(server, '2001:db8:1:2::fffe').isOpen).toBe(false)
})
