/** One frame of an event, as the service's protocol has it. */
export interface StackFrame {
  readonly function: string
  readonly filename: string
  readonly lineno: number
  readonly colno: number
  /** Whether it is code of the product and not of a library. */
  readonly in_app: boolean
}

const CHROMIUM = /^\s*at (?:async )?(?:(.*?) \()?([^\s()]+):(\d{1,9}):(\d{1,9})\)?$/
const FIREFOX = /^(.*?)@([^\s()]+):(\d{1,9}):(\d{1,9})$/
const FOREIGN = /node_modules|^node:/

/** The frames of a stack, oldest first; lines that are none are left out. */
export function stackFrames(stack: string): readonly StackFrame[] {
  const frames = stack.split('\n').flatMap((line): StackFrame[] => {
    const [, name, filename = '', lineno, colno] = CHROMIUM.exec(line) ?? FIREFOX.exec(line) ?? []
    if (filename === '') return []
    return [
      {
        function: name || '?',
        filename,
        lineno: Number(lineno),
        colno: Number(colno),
        in_app: !FOREIGN.test(filename),
      },
    ]
  })
  return frames.reverse()
}
