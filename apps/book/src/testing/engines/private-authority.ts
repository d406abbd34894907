import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ServerCertificate } from './rabbitmq.ts'

const run = promisify(execFile)
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-sha256']

/** A certificate for `localhost` by a private authority. Needs `openssl`. */
export async function makeCertificate(): Promise<ServerCertificate> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-authority-'))
  const at = (name: string) => join(folder, name)
  try {
    await writeFile(at('names'), 'subjectAltName=DNS:localhost\nbasicConstraints=CA:FALSE\n')
    const openssl = (...words: readonly string[]) => run('openssl', words)
    await openssl(
      'req',
      '-x509',
      ...KEY,
      '-subj',
      '/CN=Private authority',
      '-days',
      '2',
      '-keyout',
      at('ca.key'),
      '-out',
      at('ca'),
    )
    await openssl('req', ...KEY, '-subj', '/CN=localhost', '-keyout', at('key'), '-out', at('request'))
    const signed = ['-CA', at('ca'), '-CAkey', at('ca.key'), '-CAcreateserial', '-days', '2', '-extfile', at('names')]
    await openssl('x509', '-req', '-in', at('request'), ...signed, '-out', at('cert'))
    const [ca, cert, key] = await Promise.all(['ca', 'cert', 'key'].map((name) => readFile(at(name), 'utf8')))
    return { ca: ca ?? '', cert: cert ?? '', key: key ?? '' }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
