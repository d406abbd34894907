import sharp from 'sharp'

/** Pixels, four bytes each (red, green, blue, opacity), row by row. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly data: Buffer
}

export async function readPicture(png: Buffer | string): Promise<Picture> {
  const { data, info } = await sharp(png, { limitInputPixels: false })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** @returns the picture as PNG, as small as it gets without loss */
export function asPng({ width, height, data }: Picture): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer()
}

/** A part of a picture, which has to hold all of it. */
export function cut(
  from: Picture,
  part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Picture {
  const { x, y, width, height } = part
  if (x < 0 || y < 0 || x + width > from.width || y + height > from.height)
    throw new RangeError(`${width} x ${height} at ${x}, ${y} are not all within ${from.width} x ${from.height}.`)
  const data = Buffer.alloc(width * height * 4)
  for (let row = 0; row < height; row++) {
    const start = ((y + row) * from.width + x) * 4
    from.data.copy(data, row * width * 4, start, start + width * 4)
  }
  return { width, height, data }
}
