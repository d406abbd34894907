/**
 * Makes `Date` show a time that is so many ms away; timers and durations do not change. Self-contained, so that its
 * text can be sent to a page.
 */
export function shiftDate(ms: number): void {
  const Real = Date
  const now = () => Real.now() + ms
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    apply: () => new Real(now()).toString(),
    get: (target, key, self) => (key === 'now' ? now : Reflect.get(target, key, self)),
  })
}
