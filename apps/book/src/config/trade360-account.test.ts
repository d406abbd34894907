import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const ENV = {
  LSPORTS_MQ_URL: 'amqps://inplay.example:5671/StmInPlay',
  LSPORTS_PACKAGE_ID: '430',
  LSPORTS_USER: 'u',
  LSPORTS_PASSWORD: 'p',
  LSPORTS_API_URL: 'https://api.example/',
  LSPORTS_SNAPSHOT_URL: 'https://snapshot.example',
}

test('an account with TRADE360 is read, and each missing field is named', () => {
  expect(readConfig({}).trade360).toBe(null)
  expect(readConfig(ENV).trade360).toEqual({
    user: 'u',
    password: 'p',
    apiUrl: 'https://api.example',
    snapshotUrl: 'https://snapshot.example',
    ca: null,
    inPlay: { id: 430, mqUrl: ENV.LSPORTS_MQ_URL },
    preMatch: null,
    languages: [],
  })
  const { trade360 } = readConfig({ ...ENV, LSPORTS_LANGUAGES: 'de=5,es=7' })
  expect(trade360?.languages).toEqual([
    { language: 'de', id: 5 },
    { language: 'es', id: 7 },
  ])
  for (const wrong of ['de', 'xx=5', 'de=five'])
    expect(() => readConfig({ ...ENV, LSPORTS_LANGUAGES: wrong })).toThrow('LSPORTS_LANGUAGES')
  for (const name of [
    'LSPORTS_PACKAGE_ID',
    'LSPORTS_USER',
    'LSPORTS_PASSWORD',
    'LSPORTS_API_URL',
    'LSPORTS_SNAPSHOT_URL',
  ])
    expect(() => readConfig({ ...ENV, [name]: '' })).toThrow(name)
  expect(() => readConfig({ ...ENV, LSPORTS_MQ_URL: 'https://inplay.example' })).toThrow('amqps://')
  expect(() => readConfig({ ...ENV, LSPORTS_PREMATCH_MQ_URL: 'amqp://pre.example/Stm' })).toThrow(
    'LSPORTS_PREMATCH_PACKAGE_ID',
  )
  expect(() => readConfig({ ...ENV, LSPORTS_CA_FILE: '/nowhere/ca.pem' })).toThrow('LSPORTS_CA_FILE')
})
