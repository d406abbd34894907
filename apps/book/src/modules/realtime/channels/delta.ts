import { isUtf8 } from 'node:buffer'
import { createDelta } from 'fossil-delta'

/**
 * The fossil delta that turns `base` into `target`, as JSON string text, or null where the target must be sent in full:
 * a delta that cuts a multi-byte character cannot travel as text (clients that meet one stop for good), and one that
 * is not shorter after escaping saves nothing.
 */
export function deltaText(base: string, target: string): string | null {
  const delta = createDelta<Uint8Array>(Buffer.from(base), Buffer.from(target))
  const bytes = Buffer.from(delta)
  if (!isUtf8(bytes)) return null
  const text = JSON.stringify(bytes.toString())
  return Buffer.byteLength(text) < Buffer.byteLength(JSON.stringify(target)) ? text : null
}
