import { expect, test } from 'vitest'
import webPush from 'web-push'
import { newPushKey, vapidOf } from './vapid.ts'

test('a key is 32 bytes, one with zeros in front too, and push services receive it', () => {
  // One in 256 begins with a zero.
  for (const key of Array.from({ length: 1_500 }, newPushKey)) expect(Buffer.from(key, 'base64url')).toHaveLength(32)
  const { subject, publicKey, privateKey } = vapidOf(newPushKey(), 'Touchline <bets@touchline.test>')
  const headers = webPush.getVapidHeaders('https://push.test', subject, publicKey, privateKey, 'aes128gcm')
  expect(headers.Authorization).toContain(publicKey)
})
