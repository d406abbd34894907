import { connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startTestHub } from '../testing/test-hub.ts'

/** Subscribes over a bare socket that then stops reading. */
async function stuckSubscriber(host: string, channel: string): Promise<Socket> {
  const { hostname, port } = new URL(`http://${host}`)
  const socket = connect(Number(port), hostname)
  const next = () => new Promise<void>((resolve) => socket.once('data', () => resolve()))
  socket.write(
    `GET /connection/websocket HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await next()
  socket.write(maskedFrame(`{"id":1,"connect":{}}\n{"id":2,"subscribe":{"channel":"${channel}"}}`))
  await next()
  socket.pause()
  return socket
}

/** A client text frame under 126 bytes; a mask of zeros leaves the text as it is. */
function maskedFrame(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])
}

test('LIVE-02: a client that does not read is closed with 3008 at 1 MiB, and no other client notices', async () => {
  const world = await startTestHub()
  const channel = 'public:en'
  const stuck = await stuckSubscriber(world.host, channel)
  const { client } = await world.join(channel)
  const text = 'x'.repeat(60_000)
  let published = 0
  while (world.hub.stats().num_clients === 2 && published < 1_000) {
    world.hub.publish(channel, { text })
    published++
    await client.line()
  }
  expect(world.hub.stats()).toMatchObject({ num_clients: 1, server_disconnects: { 3008: 1 } })
  const closeFrame = Buffer.concat([Buffer.from([0x88, 6, 3008 >> 8, 3008 & 0xff]), Buffer.from('slow')])
  let tail = Buffer.alloc(0)
  await new Promise<void>((resolve) => {
    stuck.on('data', (chunk) => {
      tail = Buffer.concat([tail, chunk]).subarray(-closeFrame.length)
      if (tail.equals(closeFrame)) resolve()
    })
    stuck.resume()
  })
  stuck.destroy()
})
