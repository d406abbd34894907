import { existsSync } from 'node:fs'
import { aptInstall } from './apt.ts'

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds a Chromium or installs Debian's; journeys are skipped by name when there is none. */
export function ensureBrowser(): void {
  const found = (): string | undefined =>
    [process.env.CHROMIUM_PATH ?? '', ...PLACES].find((path) => path && existsSync(path))
  if (!found()) {
    console.log('No Chromium found: installing it')
    aptInstall(['chromium', 'fonts-liberation'])
  }
  const path = found()
  if (path) process.env.CHROMIUM_PATH = path
}
