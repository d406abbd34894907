import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import Fastify from 'fastify'

export interface ReferenceScript {
  readonly plain: Buffer
  readonly brotli: Buffer
}

const compress = promisify(brotliCompress)

async function make(): Promise<ReferenceScript> {
  // Some megabytes: loaded when the documentation is read, not by every process at its start.
  const { default: reference } = await import('@scalar/fastify-api-reference')
  const app = Fastify()
  await app.register(reference, { routePrefix: '/docs', configuration: { url: '/openapi.json' } })
  const { rawPayload: plain } = await app.inject('/docs/js/scalar.js')
  await app.close()
  return { plain, brotli: await compress(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) }
}

let made: Promise<ReferenceScript> | undefined

/** The script of the interactive reference, as it comes in its package: from here, never from another host. */
export function referenceScript(): Promise<ReferenceScript> {
  made ??= make()
  return made
}
