import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)
const TEXT = /\.(js|css|svg|json)$/

/** Writes a brotli and a gzip form beside every text file, at the highest quality: it is done once. */
export async function compressFiles(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => TEXT.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name)
      const content = await readFile(file)
      await writeFile(`${file}.br`, await brotliAsync(content))
      await writeFile(`${file}.gz`, await gzipAsync(content, { level: 9 }))
    }),
  )
}
