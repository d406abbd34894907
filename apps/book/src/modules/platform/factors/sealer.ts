import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const KEY_ID_LENGTH = 8
const FORM = /^v1\.([0-9a-f]{8})\.([\w-]+)$/

/** Encrypts texts for the database, so that the database alone does not reveal them. */
export interface Sealer {
  /** @param about whose it is: sealed for one, it opens for no other */
  seal(text: string, about: string): string
  /**
   * Opens what was sealed under any of the keys; a text from before sealing is returned as it is.
   * @throws if the key is not among them, or the text was changed
   */
  open(sealed: string, about: string): string
  /** Whether it should be sealed again: under another key than the first, or not at all. */
  isOld(sealed: string): boolean
}

/** Id of a key, stored with what it sealed, so that the key is found again. */
const idOf = (key: Buffer) => createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH)

/** @param keys 32 bytes each; the first seals, the others only open what they sealed before */
export function createSealer(keys: readonly [Buffer, ...Buffer[]]): Sealer {
  const byId = new Map(keys.map((key) => [idOf(key), key]))
  const [first] = keys
  const firstId = idOf(first)
  return {
    seal(text, about) {
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, first, iv).setAAD(Buffer.from(about))
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return `v1.${firstId}.${Buffer.concat([iv, hidden, cipher.getAuthTag()]).toString('base64url')}`
    },
    open(sealed, about) {
      const [, id, body] = FORM.exec(sealed) ?? []
      if (id === undefined || body === undefined) return sealed
      const key = byId.get(id)
      if (key === undefined)
        throw new Error(`Something is sealed under the key ${id}, which AUTHENTICATOR_KEYS does not have.`)
      const bytes = Buffer.from(body, 'base64url')
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
    },
    isOld: (sealed) => FORM.exec(sealed)?.[1] !== firstId,
  }
}
