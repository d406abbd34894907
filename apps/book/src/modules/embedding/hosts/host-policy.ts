/**
 * What a page of a host must allow to show the sportsbook, by directive of its Content-Security-Policy: the tag, and
 * its frame.
 */
export function hostPolicy(bookOrigin: string): readonly string[] {
  return [`script-src ${bookOrigin}`, `frame-src ${bookOrigin}`]
}
