import type { SignUpField } from '@touchline/betting'
import type { Player } from '@touchline/contract'
import { ERRORS } from '@touchline/contract/error-codes'
import { Field } from '@touchline/ui'
import { Suspense } from 'react'
import { useText } from '../../../i18n/index.ts'
import { AccessForm, checkName, NAME_MAX, PersonFields, useAccessForm } from '../../access/index.ts'
import { useAccount } from '../../account/index.ts'

const NICKNAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]{1,28}[\p{L}\p{M}\p{N}]$/u

/** What a country requests beside the names; a phone number is verified elsewhere. */
type Beside = Exclude<SignUpField, 'first_name' | 'last_name'>
const isBeside = (field: string): field is Beside =>
  field !== 'first_name' && field !== 'last_name' && field !== 'auth_phone_number'

/** Missing names are filled in once; the nickname may change. Only required fields are shown. */
export function NamesForm(props: { player: Player; asksNickname: boolean; onSaved: () => void }) {
  const text = useText()
  const account = useAccount()
  const { player, asksNickname } = props
  const missed = (['first_name', 'last_name'] as const).filter((name) => player[name] === null)
  const beside = player.auth_fields_missed.filter(isBeside)
  const form = useAccessForm({
    fields: [...missed, ...beside, ...(asksNickname ? (['nickname'] as const) : [])],
    check: ({ first_name, last_name, nickname, ...details }) => ({
      ...Object.fromEntries(
        beside.map((field) => [field, !asksNickname && details[field] === '' ? 'access.wrong.asked' : undefined]),
      ),
      first_name:
        missed.includes('first_name') && !asksNickname && first_name === ''
          ? 'access.wrong.name'
          : checkName(first_name),
      last_name:
        missed.includes('last_name') && !asksNickname && last_name === '' ? 'access.wrong.name' : checkName(last_name),
      nickname: nickname === '' || NICKNAME.test(nickname) ? undefined : 'access.wrong.nickname',
    }),
    async send({ first_name, last_name, nickname, ...details }) {
      const result = await account.http.call('updatePlayer', {
        body: {
          ...Object.fromEntries(beside.flatMap((field) => (details[field] === '' ? [] : [[field, details[field]]]))),
          ...(first_name !== '' && { first_name }),
          ...(last_name !== '' && { last_name }),
          ...(asksNickname && { nickname: nickname === '' ? null : nickname }),
        },
      })
      if (!result.ok) {
        // A player who enters that they are too young may not play from now on: the page must know.
        if (result.error.kind === 'answer' && result.error.body.code === ERRORS.too_young.code)
          await account.recognise()
        return result.error
      }
      await account.recognise()
      props.onSaved()
      return null
    },
  })
  return (
    <AccessForm form={form} submit={text('profile.person.save')}>
      {missed.map((name) => (
        <Field
          key={name}
          label={text(asksNickname ? `access.${name}` : `access.${name}.asked`)}
          error={form.errorOf(name)}
          name={name}
          autoComplete={name === 'first_name' ? 'given-name' : 'family-name'}
          maxLength={NAME_MAX}
          required={!asksNickname}
        />
      ))}
      {beside.length > 0 && (
        <Suspense>
          <PersonFields asked={beside} country={player.country ?? ''} form={form} isOwed={!asksNickname} />
        </Suspense>
      )}
      {asksNickname && (
        <Field
          label={text('profile.person.nickname')}
          hint={text('profile.person.nickname.hint')}
          error={form.errorOf('nickname')}
          name="nickname"
          autoComplete="nickname"
          defaultValue={player.nickname ?? ''}
          maxLength={30}
        />
      )}
    </AccessForm>
  )
}
