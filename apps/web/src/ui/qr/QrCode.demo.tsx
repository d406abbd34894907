import { demos } from '@touchline/ui/demo'
import { QrCode } from './QrCode.tsx'

export const DEMO = demos({
  title: 'QrCode',
  states: { 'an address': () => <QrCode text="https://touchline.test/sports" label="The address as a picture" /> },
})
