import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const b64 = (data: Buffer) => data.toString('base64url')
/** CBOR: a text shorter than 24 bytes. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
/** CBOR: bytes, fewer than 256. */
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40

export interface SoftPasskey {
  readonly id: string
  /** A browser's response after it has made the passkey for these options. */
  makes(options: Readonly<Record<string, unknown>>): Record<string, unknown>
  /** A browser's response when its owner signs in by it. */
  signs(options: Readonly<Record<string, unknown>>): Record<string, unknown>
}

/** An authenticator in a few lines: an ES256 key as WebAuthn has it, at whatever origin and host. */
export function softPasskey(origin: string, host = new URL(origin).hostname): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  let counter = 0

  function authData(flags: number, more = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter++)
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more])
  }
  const clientData = (type: string, options: Readonly<Record<string, unknown>>) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }))
  const credential = (response: object) => ({
    id: b64(id),
    rawId: b64(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  })
  return {
    id: b64(id),
    makes(options) {
      const key = Buffer.concat([
        // A map of five: EC2, ES256, P-256, and the point.
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        cborBytes(Buffer.from(x, 'base64url')),
        Buffer.from([0x22]),
        cborBytes(Buffer.from(y, 'base64url')),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const data = authData(PRESENT_AND_VERIFIED | WITH_CREDENTIAL, attested)
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(data),
      ])
      return credential({
        clientDataJSON: b64(clientData('webauthn.create', options)),
        attestationObject: b64(attestation),
        transports: ['internal'],
      })
    },
    signs(options) {
      const data = authData(PRESENT_AND_VERIFIED)
      const client = clientData('webauthn.get', options)
      return credential({
        clientDataJSON: b64(client),
        authenticatorData: b64(data),
        signature: b64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      })
    },
  }
}
