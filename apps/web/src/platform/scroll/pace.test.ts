import { expect, test } from 'vitest'
import { createPace } from './pace.ts'

/** A page that is scrolled by so many px in each of so many frames. */
function aPage() {
  let [now, top] = [0, 0]
  let timer: { readonly at: number; readonly run: () => void } | null = null
  const pace = createPace(
    () => now,
    (ms, run) => {
      timer = { at: now + ms, run }
      return () => (timer = null)
    },
  )
  function passes(ms: number): void {
    now += ms
    if (timer === null || timer.at > now) return
    const { run } = timer
    timer = null
    run()
  }
  return {
    pace,
    passes,
    scrolls(px: number, frames: number, ms = 16) {
      for (let frame = 0; frame < frames; frame += 1) {
        passes(ms)
        top += px
        pace.moved(top)
      }
    },
  }
}

/** Something that is noted once it has begun, and once it was ended. */
const noted = (made: string[], what: string) => () => {
  made.push(what)
  return () => void made.push(`${what} no more`)
}

test('CAT-09: rows are drawn at once while the page rests, is read or jumps, and later during fast scrolling', () => {
  const page = aPage()
  const made: string[] = []
  page.pace.whenSlow(noted(made, 'still'))
  page.scrolls(24, 30)
  page.pace.whenSlow(noted(made, 'read'))
  page.scrolls(6_000, 1)
  page.pace.whenSlow(noted(made, 'jumped'))
  expect(made).toEqual(['still', 'read', 'jumped'])

  page.scrolls(160, 30)
  const callOff = page.pace.whenSlow(noted(made, 'called off'))
  const end = page.pace.whenSlow(noted(made, 'slower'))
  page.scrolls(160, 30)
  expect(made).toHaveLength(3)
  callOff()
  page.scrolls(20, 1)
  expect(made.slice(3)).toEqual(['slower'])
  end()
  expect(made.at(-1)).toBe('slower no more')
})

test('CAT-09: on a device that draws ten frames a second a hurry is one too', () => {
  const page = aPage()
  const made: string[] = []
  page.scrolls(160, 10, 100)
  page.pace.whenSlow(noted(made, 'slower'))
  page.scrolls(160, 10, 100)
  expect(made).toEqual([])
  page.scrolls(30, 1, 100)
  expect(made).toEqual(['slower'])
})

test('CAT-09: who hurries and stops gets the rows they stopped at', () => {
  const page = aPage()
  let isMade = false
  page.scrolls(200, 10)
  page.pace.whenSlow(() => {
    isMade = true
    return () => {}
  })
  page.passes(100)
  expect(isMade).toBe(false)
  page.passes(100)
  expect(isMade).toBe(true)
})
