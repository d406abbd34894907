import { demos } from '@touchline/ui/demo'
import { AskPassword } from './AskPassword.tsx'
import { FirstCode } from './FirstCode.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const nothing = () => {}
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

export const DEMO = demos({
  title: 'Second factor',
  states: {
    'asks for the password': () => <AskPassword submit="Continue" send={async () => null} onBack={nothing} />,
    'asks for the first code': () => (
      <FirstCode secret={SECRET} uri={`otpauth://totp/demo?secret=${SECRET}`} onConfirmed={nothing} onBack={nothing} />
    ),
    'shows recovery codes': () => <RecoveryCodes codes={['abcd-efgh-jkmn', 'pqrs-tuvw-xyz2']} onKept={nothing} />,
  },
})
