import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const LENGTH = 32

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, LENGTH, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}

/** What is kept of a password: `salt.hash`. */
export async function sealPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}.${(await derive(password, salt)).toString('hex')}`
}

export async function isPassword(sealed: string, password: string): Promise<boolean> {
  const [salt = '', hash = ''] = sealed.split('.')
  return timingSafeEqual(await derive(password, salt), Buffer.from(hash, 'hex'))
}
