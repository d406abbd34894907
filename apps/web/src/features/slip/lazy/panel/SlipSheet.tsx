import { Sheet } from '@touchline/ui'
import { useText } from '../../../../i18n/index.ts'
import { TicketBody } from '../../components/SlipPanel.tsx'
import { TicketTabs } from '../../components/TicketTabs.tsx'
import { useSlip } from '../../service.ts'
import { useTicket } from '../../use-slip.ts'
import { PeekBar } from './PeekBar.tsx'

/** The ticket as a sheet, and the bar that replaces it while it is closed. */
export function SlipSheet() {
  const text = useText()
  const { closeSheet } = useSlip()
  const sheetOpen = useTicket(({ view }) => view.sheetOpen)
  return (
    <>
      {!sheetOpen && <PeekBar />}
      <Sheet open={sheetOpen} onClose={closeSheet} label={text('slip.ticket')} closeLabel={text('slip.close')}>
        <TicketTabs idBase="ticket-sheet">
          <TicketBody />
        </TicketTabs>
      </Sheet>
    </>
  )
}
