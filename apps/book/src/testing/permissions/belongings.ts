import { privateChannel } from '@touchline/contract'
import { expect } from 'vitest'
import { injectCall } from '../inject-call.ts'
import { softPasskey } from '../soft-passkey.ts'
import type { TestBook } from '../test-book.ts'
import type { TestMatch } from '../test-match.ts'
import { TEST_PASSWORD } from '../test-password.ts'
import { single, type TestPlayer } from '../test-player.ts'

/** A player with one of everything that a player can have. */
export interface Belongings {
  readonly player: TestPlayer
  readonly betId: number
  readonly sessionId: number
  readonly notificationId: number
  readonly limitId: number
  readonly depositId: number
  readonly withdrawalId: number
  readonly methodId: number
  readonly passkeyId: number
  readonly shareCode: string
  readonly channel: string
  /** Texts that identify the player or what they own, wherever they occur. */
  readonly marks: readonly string[]
}

/** Calls that show a player all they have. */
const SHOWN_BY = [
  'getPlayer',
  'getAccounts',
  'getBets',
  'getStatements',
  'getNotifications',
  'getSecurity',
  'getSessions',
  'getSignIns',
  'getSettings',
  'getPhone',
  'getPlaySession',
  'getUserLimits',
  'getCashier',
  'getDeposits',
  'getWithdrawals',
] as const

/** Gives a player everything. One match is left open, the other one is played. */
export async function furnish(
  book: TestBook,
  player: TestPlayer,
  match: TestMatch,
  played: TestMatch,
): Promise<Belongings> {
  const nickname = `owner${player.id}`
  const phone = `+43664${String(9_000_000 + player.id)}`
  await player.call('updatePlayer', { body: { nickname } })
  await player.call('requestPhoneCode', { body: { phone_number: phone, password: TEST_PASSWORD } })
  const [bet] = (await player.places(single(match.home, 10_00))).expectAccepted()
  ;(await player.places(single(played.home, 10_00))).expectAccepted()
  const { answer } = await player.call('createShareCode', { body: { bets: [{ selections: [match.home] }] } })
  await player.call('startPlaySession')
  const limits = await player.call('setUserLimit', {
    body: { type: 'wager', period: 'month', amount: 900_000_00, currency: 'EUR', time_zone: 'Europe/Berlin' },
  })
  const { deposit } = await book.cashier.pays(player, 20_00)
  const methodId = (await player.call('getCashier')).answer.data.methods[0]?.id ?? 0
  const withdrawal = await player.call('requestWithdrawal', {
    body: { amount: 5_00, currency: 'EUR', method_id: methodId },
    headers: { 'idempotency-key': `furnished-${player.id}` },
  })
  // A second session, on another device.
  await injectCall(book.app, 'signIn', { body: { email: player.email, password: TEST_PASSWORD } })
  const sessions = (await player.call('getSessions')).answer.data
  const options = await player.call('startPasskey', { body: { password: TEST_PASSWORD } })
  const credential = softPasskey(book.parts.config.publicUrl).makes(options.answer.data.options)
  await player.call('addPasskey', { body: { credential, name: 'phone' } })
  const [passkey] = (await player.call('getSecurity')).answer.data.passkeys
  await played.ends()
  await book.works()
  const [notification] = (await player.call('getNotifications')).answer.data
  return {
    player,
    betId: bet?.id ?? 0,
    sessionId: sessions.find(({ current }) => !current)?.id ?? 0,
    notificationId: notification?.id ?? 0,
    limitId: limits.answer.data[0]?.id ?? 0,
    depositId: deposit.id,
    withdrawalId: withdrawal.answer.data.id,
    methodId,
    passkeyId: passkey?.id ?? 0,
    shareCode: answer.data.code,
    channel: privateChannel('en', player.id),
    marks: [player.email, nickname, phone, `"id":${bet?.id}`, player.session ?? ''],
  }
}

/** All of it as its owner sees it. */
export async function inventory({ player }: Belongings): Promise<string> {
  const texts: string[] = []
  for (const name of SHOWN_BY) {
    const result = await player.call(name)
    expect(result.status, name).toBe(200)
    texts.push(result.text)
  }
  return texts.join('\n')
}
