import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { asPng, type Picture, readPicture } from './picture.ts'

const REFERENCES = join(import.meta.dirname, 'references')
/** Where a picture that differs is left, with the difference marked. */
const DIFFERENT = join(import.meta.dirname, '../../node_modules/.cache/touchline/different')
/** Share of pixels that another build of Chromium may draw differently: edges of letters. */
const TOLERANCE = 0.01
const COLOUR_TOLERANCE = 0.2

export const referencePath = (name: string): string => join(REFERENCES, `${name}.png`)

/**
 * Compares a picture with its reference. `REFERENCES=write` replaces one that differs, for an intended change.
 * @returns the difference, or null
 */
export async function comparePicture(name: string, now: Picture): Promise<string | null> {
  const path = referencePath(name)
  const difference = differenceOf(existsSync(path) ? await readPicture(path) : null, now)
  if (difference === null) return null
  if (process.env.REFERENCES === 'write') {
    await write(path, now)
    return null
  }
  await write(join(DIFFERENT, `${name}.png`), now)
  if (difference.marked) await write(join(DIFFERENT, `${name}.marked.png`), difference.marked)
  return `${name}: ${difference.what}; see ${DIFFERENT}`
}

interface Difference {
  readonly what: string
  /** The picture with the pixels that differ in red. */
  readonly marked: Picture | null
}

function differenceOf(reference: Picture | null, now: Picture): Difference | null {
  const { width, height } = now
  if (reference === null)
    return { what: 'there is no reference; look at it and run REFERENCES=write ./test e2e', marked: null }
  if (reference.width !== width || reference.height !== height)
    return { what: `${width} x ${height}, the reference is ${reference.width} x ${reference.height}`, marked: null }
  if (reference.data.equals(now.data)) return null
  const data = Buffer.alloc(now.data.length)
  const different = pixelmatch(reference.data, now.data, data, width, height, { threshold: COLOUR_TOLERANCE })
  if (different <= width * height * TOLERANCE) return null
  return { what: `${different} of ${width * height} pixels differ`, marked: { width, height, data } }
}

async function write(path: string, picture: Picture): Promise<void> {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, await asPng(picture))
}
