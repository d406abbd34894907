import { expect, test } from 'vitest'
import { checkAccept } from './check-accept.ts'

test('a call that accepts JSON, anything, or nothing gets a response', () => {
  const asked = ['application/json', '*/*', 'application/*', 'application/vnd.touchline.v1+json', 'text/html,*/*;q=0.1']
  const mixed = [
    'application/vnd.touchline.v9+json, application/json;q=0.5',
    'APPLICATION/JSON; charset=utf-8',
    '',
    ';',
  ]
  for (const header of [...asked, ...mixed, undefined]) expect(checkAccept(header), header).toBeNull()
  expect(checkAccept('text/csv', 'text/csv')).toBeNull()
  expect(checkAccept('image/*', 'image/svg+xml')).toBeNull()
})

test('another version of the media type, or another type alone, is refused', () => {
  const versions = [
    'application/vnd.touchline.v9+json',
    'application/vnd.touchline.v2+json;q=0.9',
    'application/vnd.touchline+json',
  ]
  for (const header of [...versions, 'text/html', 'text/csv', 'application/json;q=0', '*/*;q=0.0']) {
    expect(checkAccept(header)?.error, header).toBe('not_acceptable')
  }
})
