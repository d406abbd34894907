import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../ports/free-port.ts'
import { onPath } from './find-program.ts'
import { type Program, startProgram } from './program.ts'

export interface Nats extends Program {
  readonly port: number
  readonly url: string
}

export const findNats = (): Promise<string | null> => onPath('nats-server')

/** A NATS server with JetStream, on this machine alone. Its memory streams are lost when it is killed. */
export async function startNats(bin: string): Promise<Nats> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-nats-'))
  const port = await freePort()
  const program = await startProgram(bin, natsArguments(port, folder), () => answersInfo(port))
  return {
    ...program,
    port,
    url: `nats://127.0.0.1:${port}`,
    async stop() {
      await program.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const natsArguments = (port: number, folder: string): readonly string[] => [
  ...['--addr', '127.0.0.1', '--port', `${port}`],
  ...['--jetstream', '--store_dir', folder],
]

/** Whether a NATS server responds on this machine. */
export function answersInfo(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('INFO '))
      socket.destroy()
    })
    socket.on('error', () => resolve(false))
  })
}
