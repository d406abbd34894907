import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const VERSION = '4.32.5'
const FOLDER = join(import.meta.dirname, '../../../node_modules/.cache', `schemathesis-${VERSION}`)
const PROGRAM = join(FOLDER, 'bin/schemathesis')
const INSTALL_MS = 240_000

/** The program, installed in a folder of its own; or why there is none: no Python, or no package index in reach. */
export async function findSchemathesis(): Promise<{ readonly program: string } | { readonly missing: string }> {
  if (existsSync(PROGRAM)) return { program: PROGRAM }
  const python = await run('python3', ['--version']).catch(() => null)
  if (python === null) return { missing: 'there is no python3' }
  try {
    await mkdir(FOLDER, { recursive: true })
    await run('python3', ['-m', 'venv', FOLDER])
    await run(
      join(FOLDER, 'bin/pip'),
      ['install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
      {
        timeout: INSTALL_MS,
      },
    )
    return { program: PROGRAM }
  } catch (error) {
    // A half-made one would be taken for a whole one next time.
    await rm(FOLDER, { recursive: true, force: true })
    return { missing: `it could not be installed: ${(error as Error).message.split('\n')[0]}` }
  }
}
