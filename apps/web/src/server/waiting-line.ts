/** A queue that limits concurrent work, fairly among its clients. */
export interface WaitingLine {
  /** Does the work when its turn comes; rejects with `LineIsFull` at once where there is no room. */
  run<T>(from: string, work: () => Promise<T>): Promise<T>
}

export interface LineOptions {
  readonly atOnce: number
  /** How many may wait. */
  readonly room: number
  /** How many requests of one visitor may be in the line, the one at work included: others always have room. */
  readonly perVisitor: number
}

/** There is no room in the line now; it is worth trying again in a moment. */
export class LineIsFull extends Error {}

interface Place {
  readonly from: string
  readonly start: () => void
}

/** Who requests much waits for themselves, and not the others for them. */
export function createWaitingLine({ atOnce, room, perVisitor }: LineOptions): WaitingLine {
  const atWork = new Map<string, number>()
  const line: Place[] = []
  let busy = 0

  const working = (from: string) => atWork.get(from) ?? 0

  function add(from: string, amount: number): void {
    const left = working(from) + amount
    if (left > 0) atWork.set(from, left)
    else atWork.delete(from)
    busy += amount
  }

  function startNext(): void {
    if (busy >= atOnce) return
    const next = line.find(({ from }) => working(from) === 0)
    if (!next) return
    line.splice(line.indexOf(next), 1)
    add(next.from, 1)
    next.start()
  }

  return {
    run(from, work) {
      const own = working(from) + line.filter((place) => place.from === from).length
      if (own >= perVisitor || (busy >= atOnce && line.length >= room)) return Promise.reject(new LineIsFull())
      return new Promise((resolve, reject) => {
        const start = () =>
          void work()
            .then(resolve, reject)
            .finally(() => {
              add(from, -1)
              startNext()
            })
        line.push({ from, start })
        startNext()
      })
    },
  }
}
