import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../ports/free-port.ts'
import { onPath } from './find-program.ts'
import { type Program, startProgram } from './program.ts'

export interface Redis extends Program {
  readonly url: string
}

export const findRedis = (): Promise<string | null> => onPath('redis-server')

/** A Redis of a test that keeps nothing over a restart: the worst case. */
export async function startRedis(bin: string): Promise<Redis> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-redis-'))
  const port = await freePort()
  const args = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const program = await startProgram(bin, args, () => answersPing(port))
  return {
    ...program,
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether a Redis responds on this machine. */
export function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.on('data', (data) => {
      resolve(data.toString().startsWith('+PONG'))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
}
