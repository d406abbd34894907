import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const ENV = {
  UOF_PROVIDERS: 'betradar',
  UOF_MQ_URL: 'amqps://mq.example:5671',
  UOF_API_URL: 'https://api.example/v1/',
  UOF_TOKEN: 't',
  UOF_BOOKMAKER_ID: '7',
}

test('a session with the feed needs broker, API, token and bookmaker, and says which one is missing', () => {
  expect(readConfig({}).uof).toBe(null)
  expect(readConfig(ENV).uof).toMatchObject({
    provider: 'betradar',
    apiUrl: 'https://api.example/v1',
    languages: ['en'],
  })
  for (const name of ['UOF_API_URL', 'UOF_TOKEN', 'UOF_BOOKMAKER_ID'] as const) {
    expect(() => readConfig({ ...ENV, [name]: '' })).toThrow(name)
  }
  expect(() => readConfig({ ...ENV, UOF_PROVIDERS: 'oddin' })).toThrow('UOF_PROVIDERS')
  expect(() => readConfig({ ...ENV, UOF_MQ_URL: 'https://mq.example' })).toThrow('amqps://')
  expect(() => readConfig({ ...ENV, UOF_CA_FILE: '/nowhere/ca.pem' })).toThrow('UOF_CA_FILE')
})
