import { Button } from '@touchline/ui'
import { useText } from '../../../i18n/index.ts'
import { StatusNote } from '../../access/index.ts'
import { useAuth } from '../../account/index.ts'
import card from '../Card.module.css'
import { NamesForm } from '../person/NamesForm.tsx'

/** What an account still lacks, before money is paid in or out (PLAYER-02). */
export function MissedFields({ close }: { readonly close: () => void }) {
  const text = useText()
  const auth = useAuth()
  if (auth.status !== 'LOGGED_IN') return null
  const { player } = auth
  if (player.auth_fields_missed.some((field) => field !== 'auth_phone_number')) {
    return (
      <>
        <p className={card.Lead}>{text('profile.missed.lead')}</p>
        <NamesForm player={player} asksNickname={false} onSaved={close} />
      </>
    )
  }
  return (
    <>
      <StatusNote kind="good" title={text('profile.missed.done')} isAnswer={false}>
        <p>{text('profile.missed.done_text')}</p>
      </StatusNote>
      <Button variant="go" size="large" onClick={close}>
        {text('shell.close')}
      </Button>
    </>
  )
}
