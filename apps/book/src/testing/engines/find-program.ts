import { constants } from 'node:fs'
import { access, chmod, mkdtemp, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** Where a working copy keeps engines that no package registry carries, packed. */
const PACKED = new URL('../../../../../../shared/engines/centrifugo-linux-amd64.gz', import.meta.url)

/** Path of a program on the PATH, or null. */
export async function onPath(name: string): Promise<string | null> {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    const path = join(folder, name)
    if (await isExecutable(path)) return path
  }
  return null
}

/**
 * Centrifugo: named by CENTRIFUGO_BIN, on the PATH, or packed beside the working copy; null where it is in none of
 * these.
 */
export async function findCentrifugo(): Promise<string | null> {
  const named = process.env.CENTRIFUGO_BIN
  if (named) return named
  return (await onPath('centrifugo')) ?? (await unpacked())
}

async function unpacked(): Promise<string | null> {
  const packed = await readFile(PACKED).catch(() => null)
  if (packed === null) return null
  const path = join(tmpdir(), `touchline-centrifugo-${process.getuid?.() ?? 0}`)
  if (await isExecutable(path)) return path
  // Written aside first: other test processes may look for it at this moment.
  const aside = join(await mkdtemp(`${path}-`), 'centrifugo')
  await writeFile(aside, gunzipSync(packed))
  await chmod(aside, 0o700)
  await rename(aside, path)
  return path
}

function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
