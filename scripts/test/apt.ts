import { spawnSync } from 'node:child_process'

/** Installs Debian packages where that is possible (root and apt-get at hand); answers whether it worked. */
export function aptInstall(packages: readonly string[]): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (args: readonly string[]): boolean =>
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 600_000 }).status === 0
  return apt(['update', '-q']) && apt(['install', '-q', '-y', '--no-install-recommends', ...packages])
}
