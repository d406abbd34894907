import { afterEach, expect, test, vi } from 'vitest'
import { whenNotTyping } from './when-not-typing.ts'

class FakeElement {
  readonly isField: boolean
  constructor(isField: boolean) {
    this.isField = isField
  }
  matches(): boolean {
    return this.isField
  }
}

/** A page of two fields and a button, where the keyboard goes from one to the other. */
function page() {
  const [amount, note, send] = [new FakeElement(true), new FakeElement(true), new FakeElement(false)]
  const document = Object.assign(new EventTarget(), { activeElement: null as FakeElement | null })
  vi.stubGlobal('document', document)
  vi.stubGlobal('Element', FakeElement)
  const goes = (to: FakeElement) => {
    document.activeElement = to
    document.dispatchEvent(Object.assign(new Event('focusout'), { relatedTarget: to }))
  }
  return { amount, note, send, goes }
}

afterEach(() => vi.unstubAllGlobals())

test('PLAYER-02: what takes the keyboard waits while the player is in a field, and comes once they have left all of them', () => {
  const { amount, note, send, goes } = page()
  const open = vi.fn()
  goes(amount)
  whenNotTyping(open)
  goes(note)
  expect(open).not.toHaveBeenCalled()
  goes(send)
  goes(amount)
  goes(send)
  expect(open).toHaveBeenCalledTimes(1)
})

test('PLAYER-02: without typing it runs at once, and never after it is cancelled', () => {
  const { amount, send, goes } = page()
  const open = vi.fn()
  whenNotTyping(open)
  expect(open).toHaveBeenCalledTimes(1)
  goes(amount)
  whenNotTyping(open)()
  goes(send)
  expect(open).toHaveBeenCalledTimes(1)
})
