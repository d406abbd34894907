import { readFileSync } from 'node:fs'

/** Certificates in PEM. Throws with a sentence that names the setting. */
export function readCertificates(setting: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Error(`${setting} names ${file}, which cannot be read.`)
  }
}
