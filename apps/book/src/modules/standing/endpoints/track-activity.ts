/** Players cannot set an activity limit yet, so activity counts against none. */
export async function trackActivity(): Promise<null> {
  return null
}
