import { describe, expect, test } from 'vitest'
import type { Db } from '../../../db/index.ts'
import { BONUS_DAMAGES, type Damage, type Rows } from '../../../testing/damages/audit-bonuses.ts'
import { MONEY_OUT_DAMAGES } from '../../../testing/damages/audit-money-out.ts'
import { HOST_WALLET_DAMAGES } from '../../../testing/damages/host-wallet-damages.ts'
import { JACKPOT_DAMAGES } from '../../../testing/damages/jackpot-damages.ts'
import { PRICE_DAMAGES } from '../../../testing/damages/price-damages.ts'
import { onBook } from '../../../testing/on-book.ts'
import { onDatabase } from '../../../testing/on-database.ts'
import type { TestBook } from '../../../testing/test-book.ts'
import { single, type TestPlayer } from '../../../testing/test-player.ts'
import { recordResults } from '../../pricing/results/index.ts'
import { AUDIT_RULES, bookFaults } from '../index.ts'

const STAKE_OF = (bet: number) => `bet_id = ${bet} AND kind = 'stake'`

const DAMAGES: readonly Damage[] = [
  ...HOST_WALLET_DAMAGES,
  ...JACKPOT_DAMAGES,
  ...MONEY_OUT_DAMAGES,
  ...PRICE_DAMAGES,
  {
    rule: 'the accounts of every currency sum to zero',
    harm: ({ account }) => `UPDATE wallet_accounts SET currency = 'GBP' WHERE id = ${account}`,
    names: () => 'GBP: ',
  },
  {
    rule: 'a transfer takes from one account what it gives to another',
    harm: ({ open }) => `
      ALTER TABLE wallet_transfers DROP CONSTRAINT wallet_transfers_check;
      UPDATE wallet_transfers SET to_account = from_account WHERE ${STAKE_OF(open)}`,
    names: ({ account }) => `from ${account} to ${account}`,
  },
  {
    rule: 'a transfer goes from and to the sides of its kind',
    harm: ({ open }) => `UPDATE wallet_transfers SET kind = 'withdrawal' WHERE ${STAKE_OF(open)}`,
    names: () => '(withdrawal)',
  },
  {
    rule: "an entry has its account's currency",
    harm: ({ open }) => `UPDATE wallet_transfers SET currency = 'USD' WHERE ${STAKE_OF(open)}`,
    names: () => 'transfer ',
  },
  {
    rule: 'a balance is the sum of its entries',
    harm: ({ account }) => `UPDATE wallet_accounts SET balance = balance + 1 WHERE id = ${account}`,
    names: ({ account }) => `account ${account}: balance`,
  },
  {
    rule: 'a version counts the movements of its account',
    harm: ({ account }) => `UPDATE wallet_accounts SET version = version + 1 WHERE id = ${account}`,
    names: ({ account }) => `account ${account}: version`,
  },
  {
    rule: 'no player owes',
    harm: ({ account }) => `
      ALTER TABLE wallet_accounts DROP CONSTRAINT no_negative_balance;
      UPDATE wallet_accounts SET balance = -1 WHERE id = ${account}`,
    names: ({ account }) => `account ${account}: -1`,
  },
  {
    rule: 'no account of the system is negative except those on behalf of others',
    harm: () =>
      transfer("wallet_system('stakes_pending', 'BTC')", "wallet_system('house_equity', 'BTC')", 'BTC', 10 ** 15),
    names: () => '(stakes_pending BTC)',
  },
  {
    rule: 'the pending stakes are the stakes of undecided bets',
    harm: () => transfer("wallet_system('house_equity', 'GBP')", "wallet_system('stakes_pending', 'GBP')", 'GBP', 7),
    names: () => 'GBP: pending',
  },
  {
    rule: 'the stake of an open bet is held, and of no other',
    harm: ({ open }) => `UPDATE wallet_transfers SET amount = amount - 1 WHERE ${STAKE_OF(open)}`,
    names: ({ open }) => `bet ${open} (waiting_results): held 999, stake 1000`,
  },
  {
    rule: 'a bet is on an account of its player',
    harm: ({ open }) => `UPDATE bets SET account_id = wallet_system('house_equity', 'EUR') WHERE id = ${open}`,
    names: ({ open }) => `bet ${open}: account`,
  },
  {
    rule: 'every bet took its stake once',
    harm: ({ open }) => `UPDATE wallet_transfers SET kind = 'tip' WHERE ${STAKE_OF(open)}`,
    names: ({ open }) => `bet ${open}`,
  },
  {
    rule: 'a bet gave back what its state says',
    harm: ({ won }) => `UPDATE wallet_transfers SET amount = amount + 1 WHERE bet_id = ${won} AND kind = 'payout'`,
    names: ({ won }) => `bet ${won} (done): 1051`,
  },
  {
    rule: 'what was cashed out of a bet is the sum of its parts',
    harm: ({ won }) => `UPDATE bets SET cashed_amount = cashed_amount + 1 WHERE id = ${won}`,
    names: ({ won }) => `bet ${won}: 500 for `,
  },
  {
    rule: 'each part that was cashed out was paid once, as agreed',
    harm: ({ won }) => `
      INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
      SELECT kind, from_account, to_account, currency, amount, bet_id, round + 1, at FROM wallet_transfers
      WHERE bet_id = ${won} AND kind = 'cash_out'`,
    names: ({ won }) => `bet ${won}, part 2: 0 for 0, booked 0 for `,
  },
  {
    rule: 'a bet that the book cashed out by itself paid what its player waited for, and all of it',
    harm: ({ won }) => `UPDATE bet_cashouts SET auto_target = amount + 1 WHERE bet_id = ${won} AND part = 1`,
    names: ({ won }) => `bet ${won}, part 1: `,
  },
  {
    rule: 'an order to cash out ends with its bet',
    harm: ({ won }) => `UPDATE bets SET auto_cash_out = 1 WHERE id = ${won}`,
    names: ({ won }) => `bet ${won} (done)`,
  },
  {
    rule: 'what the desk did not take of a stake came back once',
    harm: ({ won }) => `
      INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, bet_id, round, at)
      SELECT 'stake_returned', to_account, from_account, currency, 5, bet_id, 2, at FROM wallet_transfers WHERE ${STAKE_OF(won)}`,
    names: ({ won }) => `bet ${won}: 5 of `,
  },
  {
    rule: 'a bet whose player took an offer of the desk has what was offered',
    harm: ({ won }) => `
      UPDATE bets SET is_vip = true, vip_verdict = 'approved', asked_stake = 1000, offer_stake = 999, offer_win = 9999, offer_until = now()
      WHERE id = ${won}`,
    names: ({ won }) => `bet ${won}: 1000 instead of 999`,
  },
  {
    rule: 'an offer of the desk waits for its player, or was let go',
    harm: ({ won }) => `
      UPDATE bets SET is_vip = true, vip_verdict = 'offered', asked_stake = 1000, offer_stake = 999, offer_win = 9999, offer_until = now()
      WHERE id = ${won}`,
    names: ({ won }) => `bet ${won} (done)`,
  },
  {
    rule: 'what settlement booked belongs to a settlement of its bet',
    harm: ({ won }) => `UPDATE wallet_transfers SET round = 7 WHERE bet_id = ${won} AND kind = 'payout'`,
    names: () => '(payout): round 7 of 1',
  },
  {
    rule: 'a movement of a bet has its bet',
    harm: ({ open }) => `UPDATE wallet_transfers SET bet_id = 999999999 WHERE ${STAKE_OF(open)}`,
    names: () => 'transfer ',
  },
  {
    rule: "a bet's state and its legs agree",
    harm: ({ open }) => `UPDATE bet_legs SET status = 'held' WHERE bet_id = ${open}`,
    names: ({ open }) => `bet ${open} (waiting_results)`,
  },
  {
    rule: 'a bet changes in legal steps',
    harm: ({ won }) => `UPDATE bet_history SET to_status = 'submitted' WHERE bet_id = ${won} AND to_status = 'done'`,
    names: ({ won }) => `bet ${won}: waiting_results>submitted`,
  },
  {
    rule: 'each step of a bet begins where the one before ended',
    harm: ({ won }) => `UPDATE bet_history SET from_amount = 1 WHERE bet_id = ${won} AND to_status = 'done'`,
    names: ({ won }) => `bet ${won}: step `,
  },
  {
    rule: 'the steps of a bet are in the order of time',
    harm: ({ won }) =>
      `UPDATE bet_history SET at = at - interval '1 hour' WHERE bet_id = ${won} AND to_status = 'done'`,
    names: ({ won }) => `bet ${won}: step `,
  },
  {
    rule: 'the history of a bet ends where the bet is',
    harm: ({ won }) => `UPDATE bets SET result = 'lose_entire' WHERE id = ${won}`,
    names: ({ won }) => `bet ${won} (done)`,
  },
  {
    rule: 'a bet has legs',
    harm: ({ open }) => `DELETE FROM bet_legs WHERE bet_id = ${open}`,
    names: ({ open }) => `bet ${open} (waiting_results)`,
  },
  {
    rule: 'a leg whose market is decided is settled soon',
    harm: ({ match }) => `
      INSERT INTO market_results (match_id, market_id, specifier, outcomes, final_text, said_at, recorded_at)
      VALUES (${match}, 1, '', '{"1": "win"}', '', '2026-01-01', '2026-01-01')`,
    names: ({ open }) => `bet ${open}, leg 0: open since 2026-01-01`,
  },
  {
    rule: 'no valid bet was placed after the result of its outcome was stated',
    harm: ({ won }) => `UPDATE bets SET created_at = created_at + interval '1 hour' WHERE id = ${won}`,
    names: ({ won }) => `bet ${won}, leg 0: placed at `,
  },
  {
    // Its market is not decided as a whole.
    rule: 'no valid bet was placed after the result of its outcome was stated',
    harm: ({ won }) => `
      UPDATE market_results r SET decided_at = NULL, by_words = true, outcome_facts = jsonb_build_object(
        l.outcome_id, jsonb_build_object('said', 1, 'decided', 1, 'reason', NULL),
        '2', jsonb_build_object('said', 1, 'decided', NULL, 'reason', NULL))
      FROM bet_legs l WHERE l.bet_id = ${won} AND (r.match_id, r.market_id, r.specifier) = (l.match_id, l.market_id, l.specifier)`,
    names: ({ won }) => `bet ${won}, leg 0: placed at `,
  },
  {
    rule: 'the exposure of an outcome is what its open bets may win',
    harm: ({ match }) => `UPDATE exposures SET used = used + 1 WHERE match_id = ${match} AND outcome_id = '1'`,
    names: ({ match }) => `match ${match}, market 1?#1`,
  },
  {
    rule: 'a decided leg says what is known of its market',
    harm: ({ won }) => `UPDATE bet_legs SET status = 'lose' WHERE bet_id = ${won}`,
    names: ({ won }) => `bet ${won}, leg 0: lose, but win`,
  },
  {
    rule: 'a bet is and pays what its legs give',
    harm: ({ won }) => `UPDATE bets SET win_amount = 2100 WHERE id = ${won}`,
    names: ({ won }) => `bet ${won}: done, win_entire, 2100, but its legs give done, win_entire, 1050`,
  },
  {
    rule: 'a bet is and pays what its legs give',
    harm: ({ open }) => `UPDATE bets SET win_amount = 2101 WHERE id = ${open}`,
    names: ({ open }) =>
      `bet ${open}: waiting_results, no_results, 2101, but its legs give waiting_results, no_results, 2100`,
  },
  {
    rule: 'a deposit that succeeded was booked once, as it was agreed',
    harm: ({ deposit }) => `UPDATE deposit_intents SET amount = amount + 1 WHERE id = ${deposit}`,
    names: ({ deposit }) => `deposit ${deposit} (succeeded): transfer `,
  },
  {
    rule: 'a deposit that succeeded was booked once, as it was agreed',
    harm: ({ account }) => transfer("wallet_system('payments', 'EUR')", `${account}`, 'EUR', 5, 'payment'),
    names: () => 'deposit - (none): transfer ',
  },
  {
    rule: 'a deposit has the state that its provider stated',
    harm: ({ deposit }) => `DELETE FROM payment_events WHERE deposit_id = ${deposit}`,
    names: ({ deposit }) => `deposit ${deposit} (succeeded)`,
  },
  {
    rule: 'a deposit that was taken back left its account or is owed',
    harm: ({ deposit }) => `UPDATE deposit_intents SET state = 'charged_back' WHERE id = ${deposit}`,
    names: ({ deposit }) => `deposit ${deposit} (charged_back)`,
  },
  {
    rule: 'a deposit is on an account of its player',
    harm: ({ deposit }) => `UPDATE deposit_intents SET account_id = 1 WHERE id = ${deposit}`,
    names: ({ deposit }) => `deposit ${deposit}: account 1`,
  },
  {
    rule: 'a deposit by hand was booked once',
    harm: ({ account }) => `
      INSERT INTO deposits_by_hand (reference, account_id, amount, transfer_id, at) VALUES ('PLANTED', ${account}, 5, 999999999, now())`,
    names: () => 'deposit PLANTED',
  },
  {
    rule: 'the money of withdrawals is held until they are decided',
    harm: ({ withdrawal }) => `UPDATE withdrawal_requests SET amount = amount + 1 WHERE id = ${withdrawal}`,
    names: () => 'EUR: held ',
  },
  {
    rule: 'a withdrawal left its account once and went where its state says',
    harm: ({ withdrawal }) => `
      UPDATE withdrawal_requests SET state = 'approved', decided_at = now(), decided_transfer = 999999999 WHERE id = ${withdrawal}`,
    names: ({ withdrawal }) => `withdrawal ${withdrawal} (approved): transfer -`,
  },
  {
    rule: 'a withdrawal goes to what its player has paid with',
    harm: ({ deposit }) => `UPDATE deposit_intents SET method_id = NULL WHERE id = ${deposit}`,
    names: ({ withdrawal }) => `withdrawal ${withdrawal}`,
  },
  {
    rule: 'an approved withdrawal is ordered, and returned only where the order is refused',
    harm: ({ withdrawal }) => `
      UPDATE withdrawal_requests SET state = 'approved', decided_at = now(), decided_transfer = 999999999 WHERE id = ${withdrawal}`,
    names: ({ withdrawal }) => `withdrawal ${withdrawal} (approved): payout none`,
  },
  {
    rule: 'no bet is placed during a break or an exclusion',
    harm: ({ player }) => planted('selfexclusion', "disable_at='2020-07-01'", player),
    names: ({ open }) => `bet ${open}: limit `,
  },
  {
    rule: 'no deposit begins during a break or an exclusion',
    harm: ({ player }) => planted('selfexclusion', "disable_at='2020-07-01'", player),
    names: ({ deposit }) => `deposit ${deposit}: limit `,
  },
  {
    rule: 'no stake is above its limit',
    harm: ({ player }) => planted('bet', "currency, amount='EUR', 1", player),
    names: ({ open }) => `bet ${open}: limit `,
  },
  {
    rule: 'stakes of a period are within its limit',
    harm: ({ player }) => planted('wager', "period, strategy, currency, amount='day', 'calendar', 'EUR', 1", player),
    names: () => 'limit ',
  },
  {
    rule: 'of limits of one kind one holds at a time',
    harm: ({ player }) => `
      INSERT INTO player_limits (player_id, type, created_at, ended_at, amount)
      VALUES (${player}, 'session', '2020-01-01', '2020-02-01', 1), (${player}, 'session', '2020-01-15', NULL, 1)`,
    names: () => 'limits ',
  },
  {
    rule: 'an exchange gave what its rates give',
    harm: ({ player }) => `UPDATE exchanges SET to_rate = to_rate * 2 WHERE player_id = ${player}`,
    names: () => 'exchange ',
  },
  {
    rule: 'an exchange took from one account of a player what another got',
    harm: ({ player }) => `DELETE FROM exchanges WHERE player_id = ${player}`,
    names: () => 'exchange -: transfer ',
  },
]

function planted(type: string, more: string, player: number): string {
  return `INSERT INTO player_limits (player_id, type, created_at, ${more.split('=')[0]})
          VALUES (${player}, '${type}', '2020-01-01', ${more.split('=')[1]})`
}

function transfer(from: string, to: string, currency: string, amount: number, kind = 'x'): string {
  return `INSERT INTO wallet_transfers (kind, from_account, to_account, currency, amount, at)
          VALUES ('${kind}', ${from}, ${to}, '${currency}', ${amount}, now())`
}

/** A deposit, a withdrawal that waits, and an exchange. */
async function usesCashier(book: TestBook, player: TestPlayer) {
  const { deposit } = await book.cashier.pays(player, 50_00)
  const [method] = (await player.call('getCashier')).answer.data.methods
  await player.call('createAccount', { body: { currency: 'USD' } })
  const keyed = (call: string) => ({ 'idempotency-key': `audit-${call}-${player.id}` })
  const wish = { amount: 5_00, currency: 'EUR', method_id: method?.id ?? 0 }
  const withdrawal = await player.call('requestWithdrawal', { body: wish, headers: keyed('withdrawal') })
  const change = { from: 'EUR', to: 'USD', amount: 10_00, expected: 10_69 }
  await player.call('exchangeMoney', { body: change, headers: keyed('exchange') })
  return { deposit: deposit.id, withdrawal: withdrawal.answer.data.id }
}

/** Findings about a database with damage, which is undone. */
async function faultsWith(db: Db, harm: string): Promise<readonly { rule: string; detail: string }[]> {
  const undo = new Error('undo')
  let findings: readonly { rule: string; detail: string }[] = []
  await db
    .tx(async (tx) => {
      await tx.exec(`SET LOCAL session_replication_role = replica; ${harm}`)
      findings = await bookFaults(tx)
      throw undo
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error
    })
  return findings
}

onDatabase((suite) => {
  describe('audit', () => {
    test('ODDS-02: finds every kind of damage, and names the row', () =>
      onBook(suite, async ({ book, match, player }) => {
        const [waiting, over] = [match(), match()]
        const demo = await player()
        const [open] = (await demo.places(single(waiting.home, 10_00))).expectAccepted()
        const [won] = (await demo.places(single(over.home, 10_00))).expectAccepted()
        const body = { bet_id: won?.id ?? 0, to_cashout: won?.to_cashout ?? 0, share: 50 }
        await demo.call('cashOutBet', { body, headers: { 'idempotency-key': `audit-${won?.id}` } })
        await book.passes(1_000)
        await over.ends()
        await book.works()
        const { db } = book.parts
        const [account] = await db.query<{ id: bigint }>('SELECT id FROM wallet_accounts WHERE player_id = $1', [
          demo.id,
        ])
        const rows: Rows = {
          player: demo.id,
          account: account?.id ?? 0n,
          open: open?.id ?? 0,
          won: won?.id ?? 0,
          match: waiting.id,
          ...(await usesCashier(book, demo)),
        }
        expect(await faultsWith(db, 'SELECT 1')).toEqual([])
        for (const { rule, harm, names } of [...DAMAGES, ...BONUS_DAMAGES]) {
          const found = (await faultsWith(db, harm(rows))).filter((finding) => finding.rule === rule)
          expect(found.map(({ detail }) => detail).join('\n'), rule).toContain(names(rows))
        }
        expect(new Set([...DAMAGES, ...BONUS_DAMAGES].map(({ rule }) => rule))).toEqual(new Set(AUDIT_RULES))
      }))

    test('ODDS-02: a statement that is not worked off yet is no fault', () =>
      onBook(suite, async ({ book, match, player }) => {
        const game = match()
        const demo = await player()
        ;(await demo.places(single(game.home, 10_00))).expectAccepted()
        const outcomes = { 1: 'win', 2: 'lose', 3: 'lose' } as const
        await recordResults(book.parts.db, book.clock.now(), [
          { eventId: game.id, marketId: 1, specifier: '', outcomes, finalText: '' },
        ])
        await book.expectCleanBooks()
      }))
  })
})
