import { ERRORS } from '@touchline/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchRoute } from '../../navigation/index.ts'
import { pageQuery } from '../../navigation/page-query.ts'
import { lost, refused } from '../../testing/scripted-http.ts'
import { ACCOUNT_DIALOGS } from '../account/index.ts'
import { checkLogin, checkName, checkNewPassword, isEmail } from './form/checks.ts'
import { type FieldName, wrongOf } from './form/refusal.ts'
import { tokenOf, WAYS, withoutToken } from './ways.ts'

const SIGN_UP: readonly FieldName[] = ['login', 'password', 'first_name', 'last_name', 'currency', 'terms']

function errorOf(result: typeof lost) {
  if (result.ok) throw new Error('This test needs a refusal.')
  return result.error
}

function refusal(name: keyof typeof ERRORS, details: { path: string; message: string }[] = []) {
  const { code, status, key } = ERRORS[name]
  const data = { details, errors_by_bet: [] }
  return errorOf(refused(status, { code, key, localized_message: `said: ${name}`, data }))
}

test('PLAYER-01: a refusal about one field is shown at that field, in the words of the server', () => {
  expect(wrongOf(refusal('weak_password'), SIGN_UP)).toEqual({
    fields: { password: { serverText: 'said: weak_password' } },
    notice: null,
  })
  expect(wrongOf(refusal('phone_invalid'), SIGN_UP).fields).toEqual({ login: { serverText: 'said: phone_invalid' } })
})

test('PLAYER-01: fields that the server lists are each marked; one that the form lacks is reported above it', () => {
  const details = [
    { path: 'body.password', message: 'Too small' },
    { path: 'body.terms_accepted', message: 'Invalid input' },
  ]
  const wrong = wrongOf(refusal('validation', details), SIGN_UP)
  expect(wrong).toEqual({
    fields: { password: { id: 'access.wrong.password_short' }, terms: { id: 'access.wrong.terms' } },
    notice: null,
  })
  const more = [...details, { path: 'body.language', message: 'This language is not offered' }]
  expect(wrongOf(refusal('validation', more), SIGN_UP).notice?.sentence).toEqual({ serverText: 'said: validation' })
  expect(wrongOf(refusal('validation'), SIGN_UP).notice).not.toBeNull()
})

test('PLAYER-01: no refusal of the contract is lost: it is at a field of the form or above it', () => {
  const names = Object.keys(ERRORS) as (keyof typeof ERRORS)[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.subarray([...SIGN_UP]), (name, shown) => {
      const { fields, notice } = wrongOf(refusal(name), shown)
      expect(Object.keys(fields).every((field) => shown.includes(field as FieldName))).toBe(true)
      expect(Object.keys(fields).length > 0 || notice !== null).toBe(true)
    }),
  )
  expect(wrongOf(errorOf(lost), SIGN_UP).notice?.sentence).toEqual({ id: 'access.lost' })
})

test('PLAYER-01: e-mail addresses and phone numbers are distinguished as people type them', () => {
  for (const phone of ['+49 (151) 123-45 678', '0049 151 12345678']) {
    expect([isEmail(phone), checkLogin(phone)]).toEqual([false, undefined])
  }
  expect(checkLogin('zoë@exämple.org')).toBeUndefined()
  expect(checkLogin('')).toBe('access.wrong.login_missing')
  expect(checkLogin('name@example')).toBe('access.wrong.email')
  expect(checkLogin('name')).toBe('access.wrong.email')
  expect(checkLogin('0151 12345678')).toBe('access.wrong.phone')
})

test('PLAYER-01: a new password is long and various enough before it is sent', () => {
  expect(checkNewPassword('1234567')).toBe('access.wrong.password_short')
  expect(checkNewPassword('aaaabbbb')).toBe('access.wrong.password_plain')
  expect(checkNewPassword('x'.repeat(201))).toBe('access.wrong.password_long')
  expect(checkNewPassword('correct horse')).toBeUndefined()
})

test('PLAYER-02: names of any script can be given, or none', () => {
  for (const name of ['', 'Zoë', 'O’Neill', '李小龍', 'Anne-Marie']) expect(checkName(name)).toBeUndefined()
  for (const name of ['<b>', 'R2D2', '=1+1']) expect(checkName(name)).toBe('access.wrong.name')
})

test('ROUTE-03: every dialog has its page, and a page reads the token of its own link only', () => {
  for (const name of ACCOUNT_DIALOGS) expect(matchRoute(WAYS[name].path)).toEqual({ page: name })
  const search = new URLSearchParams('unlock_token=u&confirmation_token=c&reset_password_token=r')
  expect(ACCOUNT_DIALOGS.map((name) => tokenOf(name, search)).filter((token) => token !== '')).toEqual(['c', 'u', 'r'])
})

test('the token of a mail leaves the address, and nothing else of it does', () => {
  const address = { pathname: '/de/sports/users/unlock', search: '?unlock_token=secret&x=1', hash: '#top' }
  expect(withoutToken('unlock', address)).toBe('/de/sports/users/unlock?x=1#top')
  expect(withoutToken('unlock', { ...address, search: '?unlock_token=secret' })).toBe('/de/sports/users/unlock#top')
  expect(withoutToken('unlock', { ...address, search: '?x=1' })).toBeNull()
  expect(withoutToken('sign-in', address)).toBeNull()
})

test('the server reads the token of every page that has one', () => {
  for (const name of ACCOUNT_DIALOGS) {
    const { tokenParameter, path } = WAYS[name]
    if (tokenParameter)
      expect(pageQuery(matchRoute(path).page, `?${tokenParameter}=x&y=1`)).toBe(`?${tokenParameter}=x`)
  }
})
