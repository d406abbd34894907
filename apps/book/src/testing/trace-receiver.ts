import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A step of a trace as OTLP sends it. */
export interface ReceivedStep {
  /** Name of the process that sent it. */
  readonly service: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly startTimeUnixNano: string
  readonly endTimeUnixNano: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
}

interface Body {
  readonly resourceSpans: readonly {
    readonly resource: Pick<ReceivedStep, 'attributes'>
    readonly scopeSpans: readonly { readonly spans: readonly Omit<ReceivedStep, 'service'>[] }[]
  }[]
}

/** A receiver of OTLP over HTTP as JSON, at `/v1/traces`. */
export async function startTraceReceiver() {
  const steps: ReceivedStep[] = []
  const texts: string[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    const text = await textOf(request)
    texts.push(text)
    for (const { resource, scopeSpans } of (JSON.parse(text) as Body).resourceSpans) {
      const service = String(resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue)
      for (const { spans } of scopeSpans) steps.push(...spans.map((span) => ({ ...span, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    steps,
    /** Everything that was received. */
    text: () => texts.join('\n'),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}
