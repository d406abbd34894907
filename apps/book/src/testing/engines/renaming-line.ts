import { openTcpLine } from './tcp-line.ts'

/** A line to a RabbitMQ that can deliver a message under another consumer tag. */
export interface RenamingLine {
  readonly port: number
  /** The next message that is delivered has a tag that no consumer has. */
  renames(): void
  /** Messages that had another tag. */
  renamed(): number
  close(): Promise<void>
}

// Of the same length: lengths of frames stay right.
const [TAG, OTHER_TAG] = ['amq.ctag-', 'amq.ctag_']

export async function openRenamingLine(to: number): Promise<RenamingLine> {
  let isDue = false
  let renamed = 0

  function passed(chunk: Buffer): Buffer {
    const place = isDue ? chunk.indexOf(TAG) : -1
    if (place < 0) return chunk
    isDue = false
    renamed += 1
    return Buffer.concat([chunk.subarray(0, place), Buffer.from(OTHER_TAG), chunk.subarray(place + TAG.length)])
  }

  const { port, close } = await openTcpLine(() => to, passed)
  return {
    port,
    renames: () => {
      isDue = true
    },
    renamed: () => renamed,
    close,
  }
}
