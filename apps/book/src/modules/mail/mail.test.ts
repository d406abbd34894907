import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { createVirtualClock } from '../../testing/virtual-clock.ts'
import { createMailSender, type Mail } from './index.ts'

const MAIL: Mail = {
  id: 'message-7-1',
  to: 'zoe@example.com',
  subject: 'Bestätige dein Konto',
  text: 'Grüße\n\nhttps://bets.example/sports/users/confirmation?confirmation_token=abc_-123\n',
  html: '<p>Grüße</p>',
}
const CLOCK = createVirtualClock(Date.UTC(2026, 10, 20, 12))

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup()
})

/** A mail server that takes everything, or refuses every recipient. */
async function mailServer({ refuses = false } = {}): Promise<{ url: string; received: string[] }> {
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    let data: string | null = null
    let rest = ''
    socket.write('220 test ESMTP\r\n')
    socket.setEncoding('utf8').on('data', (chunk) => {
      const lines = (rest + String(chunk)).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (data !== null) {
          if (line === '.') {
            received.push(data)
            data = null
            socket.write('250 taken\r\n')
          } else data += `${line}\r\n`
        } else if (line === 'DATA') {
          data = ''
          socket.write('354 go on\r\n')
        } else if (line.startsWith('RCPT') && refuses) socket.write('550 no such user\r\n')
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  cleanups.push(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { url: `smtp://127.0.0.1:${port}`, received }
}

test('PLAYER-01: with SMTP_URL, mail is handed to the server, with a sender and an id that stays over attempts', async () => {
  const { url, received } = await mailServer()
  const config = readConfig({ SMTP_URL: url, MAIL_FROM: 'Bets <service@bets.example>' })
  const sender = createMailSender(config, CLOCK)
  await sender.send(MAIL)
  sender.close()
  expect(received).toHaveLength(1)
  expect(received[0]).toContain('From: Bets <service@bets.example>')
  expect(received[0]).toContain('To: zoe@example.com')
  expect(received[0]).toContain('Message-ID: <message-7-1@bets.example>')
  expect(received[0]).toContain('Auto-Submitted: auto-generated')
})

test('PLAYER-01: a server that does not take the mail is an error, so that it is tried again', async () => {
  const { url } = await mailServer({ refuses: true })
  const sender = createMailSender(readConfig({ SMTP_URL: url }), CLOCK)
  await expect(sender.send(MAIL)).rejects.toThrow()
  sender.close()
})

test('PLAYER-01: without a server, mail becomes a file that a mail program opens and only its owner reads, for a week', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-mail-'))
  cleanups.push(() => rm(folder, { recursive: true }))
  const clock = createVirtualClock(CLOCK.now())
  const sender = createMailSender(readConfig({ DATA_DIR: folder }), clock)
  await sender.send(MAIL)
  expect(await readdir(join(folder, 'outbox'))).toEqual(['2026-11-20T12-00-00.000Z-message-7-1.eml'])
  const file = join(folder, 'outbox', '2026-11-20T12-00-00.000Z-message-7-1.eml')
  const text = await readFile(file, 'utf8')
  expect(text).toContain('Subject: =?UTF-8?')
  expect(text).toContain('multipart/alternative')
  expect(text).toContain('Date: Fri, 20 Nov 2026 12:00:00 +0000')
  expect((await stat(file)).mode & 0o077).toBe(0)
  await sender.tidy?.()
  expect(await readdir(join(folder, 'outbox'))).toHaveLength(1)
  clock.advance(8 * 24 * 3_600_000)
  await sender.tidy?.()
  expect(await readdir(join(folder, 'outbox'))).toEqual([])
})
