import { relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { minifySync, type Rolldown } from 'vite'

type Output = Rolldown.RolldownOutput

export interface ModuleWeight {
  /** From the repository's root. */
  readonly module: string
  /** Its share of its chunk in brotli, in bytes: as it would weigh alone, scaled to what the chunk weighs together. */
  readonly bytes: number
}

function alone(code: string): number {
  const { code: minified } = minifySync('module.js', code, { compress: false, mangle: { toplevel: true } })
  return brotliCompressSync(minified).length
}

/** What the modules of these chunks cost, the heaviest first. */
export function moduleWeights(output: Output['output'], files: ReadonlySet<string>, root: string): ModuleWeight[] {
  return output
    .flatMap((chunk) => {
      if (chunk.type !== 'chunk' || !files.has(chunk.fileName)) return []
      const modules = Object.entries(chunk.modules).map(([id, { code }]) => ({
        module: id.startsWith('/') ? relative(root, id) : id.replace('\0', ''),
        bytes: code ? alone(code) : 0,
      }))
      const together = brotliCompressSync(chunk.code).length
      const apart = modules.reduce((sum, { bytes }) => sum + bytes, 0) || 1
      return modules.map(({ module, bytes }) => ({ module, bytes: (bytes * together) / apart }))
    })
    .sort((a, b) => b.bytes - a.bytes)
}
