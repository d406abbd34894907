import { describe, expect, test } from 'vitest'
import { createFraming } from './framing.ts'

describe('who may show the site in a frame (EMBED-02)', () => {
  test('no origin before a source is set, and none if the first list cannot be loaded', async () => {
    expect(await createFraming(() => 0).origins()).toEqual([])
    const framing = createFraming(() => 0)
    framing.from(() => Promise.reject(new Error('no database')))
    expect(await framing.origins()).toEqual([])
  })

  test('the list is loaded again when it is 300 ms old, and the one that is known stays until then and where loading fails', async () => {
    let now = 0
    let load = async () => ['https://one.example']
    const framing = createFraming(() => now)
    framing.from(() => load())
    expect(await framing.origins()).toEqual(['https://one.example'])
    load = async () => ['https://two.example']
    now = 299
    expect(await framing.origins()).toEqual(['https://one.example'])
    now = 300
    await framing.origins()
    expect(await framing.origins()).toEqual(['https://two.example'])
    load = () => Promise.reject(new Error('no database'))
    now = 900
    await framing.origins()
    expect(await framing.origins()).toEqual(['https://two.example'])
  })

  test('requests at the same time wait for one load', async () => {
    let loads = 0
    const framing = createFraming(() => 0)
    framing.from(async () => {
      loads += 1
      return []
    })
    await Promise.all([framing.origins(), framing.origins(), framing.origins()])
    expect(loads).toBe(1)
  })
})
