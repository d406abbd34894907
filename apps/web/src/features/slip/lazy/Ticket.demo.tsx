import {
  betKey,
  MARKET_STATUS,
  type MarketStatus,
  type Placement,
  type PlacementError,
  reduceSlip,
  type SlipAction,
  type SlipState,
} from '@touchline/betting'
import { demos } from '@touchline/ui/demo'
import { type ReactNode, useState } from 'react'
import { wireBet } from '../../../testing/facts.ts'
import { SignedIn } from '../../../testing/SignedIn.tsx'
import { useSlip } from '../service.ts'
import { INITIAL_TICKET, type TicketState } from '../state/ticket-state.ts'
import { away, draw, home } from '../testing/picks.ts'
import { REFUSED } from '../testing/refused.ts'
import { FoldedSlip } from './panel/FoldedSlip.tsx'
import { SlipEditor } from './SlipEditor.tsx'
import { useReckonedSlip } from './use-reckoned-slip.ts'

function slipAfter(...actions: readonly SlipAction[]): SlipState {
  return actions.reduce(reduceSlip, INITIAL_TICKET.slip)
}

interface AfterProps {
  actions: readonly SlipAction[]
  ticket?: Partial<TicketState>
  /** In one line, as it is folded on a wide screen and above the bars of a phone. */
  isFolded?: boolean
}

function Folded() {
  return <FoldedSlip reckoned={useReckonedSlip()} />
}

/** The slip is as it is after these actions, before it is drawn. */
function After({ actions, ticket, isFolded = false }: AfterProps): ReactNode {
  const { store } = useSlip()
  useState(() =>
    store.set({
      ...INITIAL_TICKET,
      slip: slipAfter(...actions),
      view: { ...INITIAL_TICKET.view, open: true },
      ...ticket,
    }),
  )
  return isFolded ? <Folded /> : <SlipEditor />
}

function ticketOf(actions: readonly SlipAction[], ticket?: Partial<TicketState>) {
  return () => (
    <SignedIn>
      <After actions={actions} {...(ticket !== undefined && { ticket })} />
    </SignedIn>
  )
}

function foldedAfter(actions: readonly SlipAction[]) {
  return () => (
    <SignedIn>
      <After actions={actions} isFolded />
    </SignedIn>
  )
}

const toggles = [home, draw, away].map((pick): SlipAction => ({ type: 'toggle_outcome', pick }))
const stake: SlipAction = { type: 'set_stake', betKey: null, stake: 1_000 }
const combo = [...toggles, stake]
const moved = (odds: number, status: MarketStatus = MARKET_STATUS.allowed): SlipAction => ({
  type: 'update_markets',
  eventId: 1,
  markets: [{ id: 1, specifier: '', status, outcomes: [{ id: '1', active: true, odds }] }],
})
const overOfTheSameMatch: SlipAction = {
  type: 'toggle_outcome',
  pick: {
    ...home,
    marketId: 18,
    marketName: 'Total goals 2.5',
    specifier: 'total=2.5',
    outcomeId: '12',
    outcomeName: 'Over 2.5',
    odds: 17_200,
  },
}
/** 200.00 is what they want to win. */
function wantsWin(): SlipAction {
  const [bet] = slipAfter(...combo).bets
  return { type: 'set_wanted_win', betKey: bet === undefined ? '' : betKey(bet), win: 20_000 }
}
const KEY = 'demo-placement'
const place: SlipAction = {
  type: 'place',
  isLoggedIn: true,
  idempotencyKey: KEY,
  deviceId: 'demo',
  locale: 'en',
}
const bet = wireBet(1_001, 'waiting_results', { type: 'combo' })
const submitted = { betId: 1_001, status: 'submitted', isVip: false, odds: [21_000, 34_000, 18_000], rejection: null }
type Sent = Extract<SlipState, { placement: Placement }>

/** What the slip sent has every leg of; a refusal names the first. */
function refusal(): PlacementError {
  const sent = slipAfter(...combo, place) as Sent
  const [first] = sent.placement.bets
  if (first === undefined) throw new Error('Nothing was sent.')
  const message = 'The market of this selection is suspended. Take it out, or wait until it opens.'
  const leg = {
    selectionId: first.selections[0]?.id ?? '',
    key: REFUSED.key,
    message,
    riskKey: null,
    currentOdds: null,
  }
  const fault = {
    betKey: sent.placement.bets.map(({ selections }) => selections.map(({ id }) => id).join('+'))[0] ?? '',
  }
  return { ...REFUSED, byBet: [{ ...fault, code: 130, key: REFUSED.key, message, maxStake: null, selections: [leg] }] }
}

export const DEMO = demos({
  title: 'Ticket',
  states: {
    'three legs with stake, odds, return and button': ticketOf(combo),
    'a system with its lines and stakes': ticketOf([...toggles, { type: 'change_type', betType: 'SYSTEM' }, stake]),
    'two picks of one match stand as singles': ticketOf([...toggles.slice(0, 1), overOfTheSameMatch, stake]),
    'the stake follows the win that was typed': ticketOf([...combo, wantsWin()]),
    'a price that fell waits for agreement': ticketOf([...combo, moved(17_500)]),
    'a suspended leg': ticketOf([...combo, moved(21_000, MARKET_STATUS.suspended)]),
    'a provider that is down': ticketOf([...combo, { type: 'update_providers', inactiveProviders: ['betradar'] }]),
    'above the balance': ticketOf([...toggles, { type: 'set_stake', betKey: null, stake: 900_000 }]),
    'placing, in play': ticketOf([...combo, place, { type: 'placement_answered', placedBets: [submitted] }], {
      placed: [
        wireBet(1_001, 'submitted', { created_at: '2026-11-20T21:02:59.000Z', decide_at: '2026-11-20T21:03:02.000Z' }),
      ],
      sentAt: Date.parse('2026-11-20T21:02:59.000Z'),
    }),
    'its outcome is not known': ticketOf([...combo, place, { type: 'placement_lost' }]),
    'refused at a leg': ticketOf([...combo, place, { type: 'placement_failed', error: refusal() }]),
    'the receipt': ticketOf(
      [...combo, place, { type: 'placement_answered', placedBets: [{ ...submitted, status: 'waiting_results' }] }],
      { placed: [bet] },
    ),
    'in one line': foldedAfter(combo),
    'in one line, a price fell': foldedAfter([...combo, moved(17_500)]),
    'in one line, refused': foldedAfter([...combo, place, { type: 'placement_failed', error: refusal() }]),
    'in one line, its outcome is not known': foldedAfter([...combo, place, { type: 'placement_lost' }]),
  },
})
