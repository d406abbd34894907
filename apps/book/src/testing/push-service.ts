import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as a browser gets it, decrypted, with the headers that the service received. */
export interface Pushed {
  readonly path: string
  readonly payload: Readonly<Record<string, string>>
  /** The cipher text as it went over the wire. */
  readonly wire: Buffer
  /** Claims of the signed word about who sends it; the signature was good. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly ttl: number
}

/** A push service on this machine, and the browsers that have subscriptions there. */
export interface PushService {
  readonly origin: string
  readonly pushed: Pushed[]
  /** Status of the responses from now on, 201 unless stated otherwise. */
  status: number
  /** Tries that came, taken or not. */
  tries: number
  /** A subscription of another browser, as the page sends it. */
  subscription(): { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  close(): Promise<void>
}

interface Browser {
  readonly keys: ECDH
  readonly auth: Buffer
}

export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request)
    service.tries++
    const browser = browsers.get(request.url ?? '')
    if (browser !== undefined && service.status === 201) {
      service.pushed.push({
        path: request.url ?? '',
        payload: JSON.parse(decrypt(body, browser)),
        wire: body,
        claims: claimsOf(request.headers.authorization ?? ''),
        ttl: Number(request.headers.ttl),
      })
    }
    response.writeHead(service.status, { 'retry-after': '120' }).end()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const service: PushService = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    pushed: [],
    status: 201,
    tries: 0,
    subscription() {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16)
      const path = `/push/${browsers.size + 1}`
      browsers.set(path, { keys, auth })
      return { endpoint: service.origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
  return service
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}

/** RFC 8291 and 8188, the browser's side: one record, encrypted with what the page and the book share. */
function decrypt(body: Buffer, { keys, auth }: Browser): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length))
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8')
}

/** RFC 8292: the claims, once the signature is proven by the key that is beside them. */
function claimsOf(authorization: string): Record<string, unknown> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')]
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isGood) throw new Error('The word about the sender is not signed by its key.')
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}
