import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const REFERENCES = join(import.meta.dirname, 'references')
/** Where a picture that differs is left, with the difference marked. */
const DIFFERENT = join(import.meta.dirname, '../../node_modules/.cache/touchline/different')
/** Share of pixels that another build of Chromium may draw differently: edges of letters. */
const TOLERANCE = 0.01
const COLOUR_TOLERANCE = 0.2

/**
 * Compares a picture with its reference. `REFERENCES=write` writes it instead, for a change that is meant.
 * @returns what is wrong, or null
 */
export function comparePicture(name: string, now: PNG): string | null {
  const path = join(REFERENCES, `${name}.png`)
  if (process.env.REFERENCES === 'write') {
    write(path, now)
    return null
  }
  if (!existsSync(path)) return `${name}: there is no reference; look at it and run REFERENCES=write ./test e2e`
  const reference = PNG.sync.read(readFileSync(path))
  if (reference.width !== now.width || reference.height !== now.height) {
    write(join(DIFFERENT, `${name}.png`), now)
    return `${name}: ${now.width} x ${now.height}, the reference is ${reference.width} x ${reference.height}`
  }
  const marked = new PNG({ width: now.width, height: now.height })
  const different = pixelmatch(reference.data, now.data, marked.data, now.width, now.height, {
    threshold: COLOUR_TOLERANCE,
  })
  if (different <= now.width * now.height * TOLERANCE) return null
  write(join(DIFFERENT, `${name}.png`), now)
  write(join(DIFFERENT, `${name}.marked.png`), marked)
  return `${name}: ${different} of ${now.width * now.height} pixels differ; see ${DIFFERENT}`
}

function write(path: string, picture: PNG): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, PNG.sync.write(picture))
}
