import type { Line } from '../protocol/encode.ts'

/** One line on its way to clients. The same object goes to every receiver, so that what is made of it is made once. */
export interface Message {
  readonly bytes: Buffer
}

/** Makes a line ready to be sent. */
export function messageOf(line: Line): Message {
  return { bytes: Buffer.from(line) }
}
