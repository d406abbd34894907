import { expect, test } from 'vitest'
import { isBrazilianMunicipality } from './brazil.ts'

test('PLACE-02: a municipality of Brazil is found however people spell it, in the state that they name', () => {
  const found = ['São Paulo', 'SAO PAULO', 'são paulo - SP', 'São Paulo/SP', 'Rio de Janeiro (RJ)', 'Boa Esperança, ES']
  expect(found.filter((city) => !isBrazilianMunicipality(city))).toEqual([])
  // From the oldest to the one that began in 2025, and with all that is in names.
  const others = ['São Vicente', 'Boa Esperança do Norte', "Olho-d'Água do Borges", 'Olho d’Água do Borges', 'Brasília']
  expect(others.filter((city) => !isBrazilianMunicipality(city))).toEqual([])
  const none = [
    '',
    ' ',
    '-',
    'Lisboa',
    'São Paulo - RJ',
    'São Paulo - XX',
    'SP',
    'constructor',
    '__proto__',
    'Сан-Паулу',
  ]
  expect(none.filter(isBrazilianMunicipality)).toEqual([])
})
