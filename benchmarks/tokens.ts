import { createHmac } from 'node:crypto'
import { openJwt, signJwt } from '../apps/book/src/modules/realtime/tokens/jwt.ts'
import { type Measurement, measurement, median } from './measurement.ts'

const ROUNDS = 15
const TOKENS_PER_ROUND = 10_000
const SECRET = 'a secret of forty-three characters, as made'
const CLAIMS = { sub: '12345.678', exp: 2_000_000_000, expire_at: 2_000_000_300 }

/**
 * CPU of signing and of reading a connection token, which every socket needs; the floor is a bare HMAC of the same
 * text.
 */
export async function run(): Promise<readonly Measurement[]> {
  const token = signJwt(CLAIMS, SECRET)
  const text = token.slice(0, token.lastIndexOf('.'))
  const mac = () => createHmac('sha256', SECRET).update(text).digest()
  const times = { sign: [] as number[], open: [] as number[], mac: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    times.mac.push(microseconds(mac))
    times.sign.push(microseconds(() => signJwt(CLAIMS, SECRET)))
    times.open.push(microseconds(() => openJwt(token, SECRET)))
  }
  return [
    measurement('tokens.sign', median(times.sign), 'us', median(times.mac)),
    measurement('tokens.read', median(times.open), 'us', median(times.mac)),
  ]
}

/** CPU of one call. */
function microseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  for (let n = 0; n < TOKENS_PER_ROUND; n++) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / TOKENS_PER_ROUND
}
