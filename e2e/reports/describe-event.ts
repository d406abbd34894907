import type { CollectedEvent } from './read-envelope.ts'

/** An event as the collector prints it. */
export function describeEvent(event: CollectedEvent): string {
  const { tags, release, environment, user, extra, measurements } = event
  const about = Object.entries({ release, environment, player: user?.id, page: event.request?.url, ...tags })
    .flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
    .join(' ')
  if (measurements) {
    const values = Object.entries(measurements).map(([name, { value }]) => `${name} ${value}`)
    return `measured ${event.transaction}: ${values.join(', ')}\n  ${about}`
  }
  const [error] = event.exception?.values ?? []
  const frames = [...(error?.stacktrace?.frames ?? [])].reverse()
  const http = extra?.http
  return [
    `${event.level} ${error?.type}: ${error?.value}`,
    `  ${about}`,
    ...(http
      ? [
          `  ${http.status ?? 'no answer'} ${http.url} asked ${http.request ?? 'nothing'} answered ${http.response ?? 'nothing'}`,
        ]
      : []),
    ...frames.slice(0, 5).map((frame) => `  at ${frame.function} (${frame.filename})`),
  ].join('\n')
}
