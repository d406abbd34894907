import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './check/run-tool.ts'

/** Beside a build: the name of the release that it is. */
export const RELEASE_FILE = 'release'
const UNRELEASED = 'unreleased'
const SHOWN_LETTERS = 8

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return UNRELEASED
  }
}

/** Names a build: from RELEASE, else from the commit and the kind of sources. */
export function nameRelease(fingerprint: string): string {
  return process.env.RELEASE || `${commit()}-${fingerprint.slice(0, SHOWN_LETTERS)}`
}

/** The name that a build got when it was made. */
export function builtRelease(dist = join(ROOT, 'apps/web/dist')): string {
  const file = join(dist, RELEASE_FILE)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : UNRELEASED
}
