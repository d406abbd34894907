import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files in a folder of their own, for what reads files. */
export async function writeFiles(
  files: Readonly<Record<string, string>>,
): Promise<{ path(name: string): string; remove(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'touchline-files-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return { path: (name) => join(folder, name), remove: () => rm(folder, { recursive: true }) }
}
