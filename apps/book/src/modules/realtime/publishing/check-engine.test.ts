import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serverApi } from '../server-api/index.ts'
import { startTestHub } from '../testing/test-hub.ts'
import { checkEngine } from './check-engine.ts'

async function serving(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('LIVE-03: an engine that takes the key is there, also where its address ends in a slash', async () => {
  const { hub } = await startTestHub()
  const api = serverApi(hub, 'key')
  const url = await serving((request, response) => {
    const { status, body } = api({ call: (request.url ?? '').replace('/api/', ''), headers: request.headers, body: {} })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  expect(await checkEngine(url, 'key')).toEqual({ kind: 'there', nodes: [hub.context.node], isHub: true })
  expect(await checkEngine(`${url}/`, 'key')).toMatchObject({ kind: 'there' })
  const refused = await checkEngine(url, 'another key')
  expect(refused).toMatchObject({ kind: 'wrong', problem: expect.stringContaining('REALTIME_API_KEY') })
})

test('LIVE-03: Centrifugo is no hub of the book, nor is an engine without nodes', async () => {
  for (const nodes of [[{ uid: 'a', version: '6.5.0' }], []]) {
    const url = await serving((_request, response) => response.end(JSON.stringify({ result: { nodes } })))
    expect(await checkEngine(url, 'key')).toMatchObject({ kind: 'there', isHub: false })
  }
})

test('LIVE-03: an address of another server gives an error that names the setting', async () => {
  const notFound = await serving((_request, response) => response.writeHead(404).end('404 page not found'))
  const page = await serving((_request, response) => response.end('<html>Welcome</html>'))
  for (const url of [notFound, page]) {
    const { kind, problem } = (await checkEngine(url, 'key')) as { kind: string; problem: string }
    expect(kind).toBe('wrong')
    expect(problem).toContain(`CENTRIFUGO_URL is ${url}`)
    expect(problem).toContain('without /api')
    expect(problem).not.toContain('\n')
  }
})

test('LIVE-03: no response, or that of a starting engine, is no final failure', async () => {
  const busy = await serving((_request, response) => response.writeHead(503).end())
  expect(await checkEngine('http://127.0.0.1:1', 'key')).toMatchObject({ kind: 'away' })
  expect(await checkEngine(busy, 'key')).toMatchObject({ kind: 'away' })
})
