import { demos } from '@touchline/ui/demo'
import { wireBet } from '../../../testing/facts.ts'
import { QrCode } from '../../../ui/qr/QrCode.tsx'
import { BetActions } from './BetActions.tsx'

export const DEMO = demos({
  title: 'Sharing',
  states: {
    'a code for a camera': () => (
      <QrCode text="https://touchline.test/sports?share=7KQ2M9XA" label="The bet as a code" />
    ),
    'what can be done with a bet': () => <BetActions bet={wireBet(1_001, 'waiting_results')} />,
  },
})
