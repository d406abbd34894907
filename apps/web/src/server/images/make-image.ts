import sharp from 'sharp'
import type { AskedImage } from './asked-image.ts'
import { NoImage } from './fetch-image.ts'

/** A picture of more is a bomb, or nothing for a page. */
const MAX_PIXELS = 24_000_000
/** The largest height, in px. */
const TALLEST = 2560
/** Up to this width a picture is worth the four times longer that AVIF needs to make it a little smaller. */
const SMALL = 960
/** Seconds that one picture may take, and bytes that may come of it. */
const MAX_SECONDS = 5
const MAX_MADE_BYTES = 4 * 1_048_576
/** Formats that hold pixels. Drawings in SVG could load other files, and take minutes to be measured. */
const READ: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']
/** What files of these formats have at their beginning, and where, as Latin-1. */
const BEGINNINGS: readonly (readonly [at: number, text: string])[] = [
  [0, '\xff\xd8\xff'],
  [0, '\x89PNG'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
]

/** Whether bytes begin like a supported picture: the library tries other formats too, and takes long. */
function beginsAsPicture(bytes: Buffer): boolean {
  return BEGINNINGS.some(([at, text]) => bytes.toString('latin1', at, at + text.length) === text)
}

/** The requested picture, without its metadata. Rejects with NoImage where it cannot be read. */
export async function makeImage(bytes: Buffer, { width, format, quality }: Omit<AskedImage, 'url'>): Promise<Buffer> {
  if (!beginsAsPicture(bytes)) throw new NoImage('is in no format that is read')
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format: read } = await image.metadata()
    if (read === undefined || !READ.includes(read)) throw new NoImage(`${read} is not read`)
    const turned = image.rotate()
    const sized = turned
      .resize({ width, height: TALLEST, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })
    const kept = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized
    const made = await kept
      .toFormat(format, { quality: Math.max(1, quality), ...(format === 'avif' && { effort: width <= SMALL ? 2 : 0 }) })
      .toBuffer()
    if (made.length > MAX_MADE_BYTES) throw new NoImage('comes out too large')
    return made
  } catch (error) {
    throw error instanceof NoImage ? error : new NoImage(error instanceof Error ? error.message : String(error))
  }
}
