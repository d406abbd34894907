import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const SHELL = '/usr/bin/chromium-headless-shell'
const OTHERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const FONTS = 'fonts-liberation'

const firstOf = (paths: readonly string[]): string | undefined => paths.find((path) => path !== '' && existsSync(path))

/** Version of Debian's Chromium, or null where it is not installed. */
function versionOfChromium(): string | null {
  const asked = spawnSync('dpkg-query', ['--show', `--showformat=\${Version}`, 'chromium'], { encoding: 'utf8' })
  return asked.status === 0 && asked.stdout !== '' ? asked.stdout : null
}

/** Only the shell of the same version is taken: another one may draw letters otherwise. */
function installShell(): void {
  const version = versionOfChromium()
  if (version === null) return
  console.log('No shell of Chromium found: installing it')
  aptInstall([`chromium-headless-shell=${version}`, FONTS], 120_000)
}

/**
 * Finds a Chromium or installs Debian's, and beside it the shell without windows, in which nearly all journeys run
 * (docs/decisions/0033-a-browser-without-windows.md); journeys are skipped by name when there is none.
 */
export function ensureBrowser(): void {
  if (firstOf([process.env.CHROMIUM_PATH ?? ''])) return
  if (!firstOf(OTHERS)) {
    console.log('No Chromium found: installing it')
    aptInstall(['chromium', FONTS])
  }
  if (!existsSync(SHELL)) installShell()
  const path = firstOf([SHELL, ...OTHERS])
  if (path) process.env.CHROMIUM_PATH = path
}
