import type { SiteProblem } from '@touchline/contract/site-file'
import { createStore, type Store } from '../../../../platform/store.ts'
import { leaveOut, type SiteDoc } from '../../document/site-doc.ts'

export interface CheckQuestion {
  readonly number: number
  readonly file: unknown
}

export interface CheckAnswer {
  readonly number: number
  readonly problems: readonly SiteProblem[]
}

/** Another thread that checks sites, one after the other. */
export interface CheckThread {
  ask(question: CheckQuestion): void
  close(): void
}

export interface SiteChecker {
  /** What could not be published of the document that was checked last, one problem of a place. */
  readonly problems: Store<readonly SiteProblem[]>
  /** Checks a document, once those before it are. Of several that wait only the last one is checked. */
  check(doc: SiteDoc): void
  stop(): void
}

/** The first problem of each place. */
export function onePerPlace(problems: readonly SiteProblem[]): readonly SiteProblem[] {
  const first = new Map(problems.map((one) => [one.path, one]).toReversed() as [string, SiteProblem][])
  return problems.filter((one) => first.get(one.path) === one)
}

/** Typing is over for a moment: handing a site over is work too. */
const QUIET_MS = 150

/**
 * One check at a time, always of the newest document: while one runs, at most one more waits, however fast the typing.
 * @param after runs later; returns the way to call it off
 */
export function createSiteChecker(
  open: (onAnswer: (answer: CheckAnswer) => void) => CheckThread,
  after: (ms: number, run: () => void) => () => void,
): SiteChecker {
  const problems = createStore<readonly SiteProblem[]>([])
  let asked = 0
  let answered = 0
  let last: SiteDoc | null = null
  let waiting: SiteDoc | null = null
  let callOff = () => {}
  let isStopped = false
  const thread = open((answer) => {
    answered = answer.number
    problems.set(onePerPlace(answer.problems))
    askWhenFree()
  })

  function askWhenFree(): void {
    if (waiting === null || asked !== answered || isStopped) return
    const file = leaveOut(waiting)
    waiting = null
    asked += 1
    thread.ask({ number: asked, file })
  }

  return {
    problems,
    check(doc) {
      if (doc === last) return
      last = doc
      waiting = doc
      callOff()
      callOff = after(QUIET_MS, askWhenFree)
    },
    stop() {
      isStopped = true
      callOff()
      thread.close()
    },
  }
}
