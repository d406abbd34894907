import { loadChunk } from './retry.ts'

/** A part of a service whose code is fetched when it is first needed. */
export interface Late<Part> {
  /** Runs with the part: at once where it is there, otherwise when it comes, in the order asked. */
  use: (run: (part: Part) => void) => void
  /** Fetches it ahead of the need. */
  bring: () => void
}

/** @param onMissing hears that it could not be fetched; what waited for it is dropped, and the next need tries again */
export function createLate<Part>(load: () => Promise<Part>, onMissing: (error: unknown) => void): Late<Part> {
  let part: { readonly there: Part } | undefined
  let isComing = false
  let waiting: ((part: Part) => void)[] = []

  function bring() {
    if (isComing) return
    isComing = true
    loadChunk(load).then(
      (there) => {
        part = { there }
        for (const run of waiting) run(there)
        waiting = []
      },
      (error) => {
        isComing = false
        waiting = []
        onMissing(error)
      },
    )
  }

  return {
    bring,
    use(run) {
      if (part !== undefined) return run(part.there)
      waiting.push(run)
      bring()
    },
  }
}
