import { join } from 'node:path'
import { build } from 'vite'

const ROOT = join(import.meta.dirname, '..')

/**
 * Builds the gallery, which is no part of the product.
 * @param outDir folder of the result, whose page is `gallery.html`
 */
export async function buildGallery(outDir: string): Promise<void> {
  await build({
    root: ROOT,
    configFile: join(ROOT, 'vite.config.ts'),
    base: './',
    mode: 'gallery',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: false,
      copyPublicDir: false,
      // The gallery is not served to users; minifying it takes longer than loading it.
      minify: false,
      chunkSizeWarningLimit: 100_000,
      rolldownOptions: { input: join(ROOT, 'gallery.html'), output: { codeSplitting: false } },
    },
  })
}

if (import.meta.main) await buildGallery(process.argv[2] ?? join(ROOT, 'dist-gallery'))
