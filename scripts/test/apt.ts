import { spawnSync } from 'node:child_process'

/**
 * Installs Debian packages where that is possible (root and apt-get at hand); returns whether it worked.
 * @param patienceMs how long it may take to request what there is, and again to install it
 */
export function aptInstall(packages: readonly string[], patienceMs = 600_000): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: readonly string[]): boolean =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: patienceMs }).status === 0
  return apt(['update', '-q']) && apt(['install', '-q', '-y', '--no-install-recommends', ...packages])
}
