import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { CashOut } from './CashOut.tsx'
import { ChoosePart } from './ChoosePart.tsx'
import { CashedOut, Changed, Checking, InPlay, Off, Over, Refused } from './outcomes.tsx'

const BET = wireBet(1_001, 'waiting_results', { to_cashout: 1_480 })

const bonus = (type: 'freebet' | 'freebet_no_risk', house_stake: boolean) =>
  ({ id: 1, type, odds: 10_000, house_stake, points: 0, paid: null }) as const

const ASKED = { to_cashout: 1_480, created_at: '2026-01-01T12:00:00.000Z', decide_at: '2026-01-01T12:00:03.000Z' }
const IN_PLAY = wireBet(1_005, 'cashout_in_progress', { to_cashout: 1_480, cashout_request: ASKED })

const WHOLE = { bet_id: BET.id, to_cashout: 1_480 }

export const DEMO = demos({
  title: 'Cash-out',
  states: {
    'worth more than its stake': () => <CashOut bet={BET} />,
    'not on offer now': () => <CashOut bet={wireBet(1_002, 'waiting_results')} />,
    'not on offer, without data': () => (
      <CashOut bet={wireBet(1_005, 'waiting_results', { cashout_off: 'provider_down' })} />
    ),
    'of a free bet': () => <CashOut bet={wireBet(1_003, 'waiting_results', { bonus: bonus('freebet', true) })} />,
    'of a bet without risk': () => (
      <CashOut bet={wireBet(1_004, 'waiting_results', { bonus: bonus('freebet_no_risk', false) })} />
    ),
    'choosing a part': () => <ChoosePart bet={BET} isSending={false} />,
    'on its way': () => <ChoosePart bet={BET} isSending />,
    'in play, until its delay is over': () => <InPlay bet={IN_PLAY} />,
    'of a bet whose cash-out waits': () => <CashOut bet={IN_PLAY} />,
    'its outcome is not known yet': () => <Checking />,
    'worth less by now': () => <Changed bet={BET} wish={WHOLE} value={1_310} />,
    'worth less by now, of which a part was wanted': () => (
      <Changed bet={BET} wish={{ ...WHOLE, amount: 370 }} value={1_310} />
    ),
    'suspended for now': () => <Off why={undefined} />,
    'without data for now': () => <Off why="provider_down" />,
    'of a bet that ended meanwhile': () => <Over />,
    'off by now': () => <Changed bet={BET} wish={WHOLE} value={null} />,
    refused: () => <Refused message="The bet is settled." betId={BET.id} />,
    paid: () => <CashedOut bet={BET} amount={1_480} />,
  },
})
