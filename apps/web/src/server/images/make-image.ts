import sharp from 'sharp'
import type { AskedImage } from './asked-image.ts'
import { NoImage } from './fetch-image.ts'

/** A picture of more is a bomb, or nothing for a page. */
const MAX_PIXELS = 24_000_000
/** Formats that hold pixels; drawings in SVG could load other files. */
const READ: readonly string[] = ['jpeg', 'png', 'webp', 'gif', 'heif', 'avif']

/** The picture as it was asked for, without what was noted in it. Rejects with NoImage where it cannot be read. */
export async function makeImage(bytes: Buffer, { width, format, quality }: Omit<AskedImage, 'url'>): Promise<Buffer> {
  try {
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    const { format: read } = await image.metadata()
    if (read === undefined || !READ.includes(read)) throw new NoImage(`${read} is not read`)
    const turned = image.rotate()
    const sized = width === null ? turned : turned.resize({ width, withoutEnlargement: true })
    const kept = format === 'jpeg' ? sized.flatten({ background: '#ffffff' }) : sized
    return await kept
      .toFormat(format, { quality: Math.max(1, quality), ...(format === 'avif' && { effort: 2 }) })
      .toBuffer()
  } catch (error) {
    throw error instanceof NoImage ? error : new NoImage(error instanceof Error ? error.message : String(error))
  }
}
