/** A line of a recording: a message as it arrived, or a document of the API that messages refer to. */
export type RecordedLine =
  | {
      /** Unix ms. */
      readonly at: number
      readonly key: string
      readonly body: string
    }
  | {
      /** Path below the address of the API, without the query. */
      readonly path: string
      readonly body: string
    }

export type RecordedMessage = Extract<RecordedLine, { readonly at: number }>

/** A recording: messages in the order of their arrival, and documents by their paths. */
export interface Recording {
  readonly messages: readonly RecordedMessage[]
  readonly documents: ReadonlyMap<string, string>
}

/** Reads a file of one JSON value a line. Throws with the number of the line that cannot be read. */
export function readRecording(text: string): Recording {
  const messages: RecordedMessage[] = []
  const documents = new Map<string, string>()
  for (const [i, line] of text.split('\n').entries()) {
    if (line === '') continue
    const read = readLine(line)
    if (read === null) throw new Error(`Line ${i + 1} is no line of a recording.`)
    if ('path' in read) documents.set(read.path, read.body)
    else messages.push(read)
  }
  return { messages, documents }
}

function readLine(line: string): RecordedLine | null {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null) return null
  const { at, key, path, body } = value as Readonly<Record<string, unknown>>
  if (typeof body !== 'string') return null
  if (typeof path === 'string') return { path, body }
  return typeof at === 'number' && typeof key === 'string' ? { at, key, body } : null
}
