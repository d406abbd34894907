/**
 * Lets `Date` show a time that is so many ms away; timers and durations go on as they do. Complete in itself, so that a page can be
 * given its text.
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
