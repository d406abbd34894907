import { LOCALES } from '@touchline/betting/vocabulary'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { demoServices, PageFrame } from '../../../gallery/PageFrame.tsx'
import { englishTexts } from '../../../testing/english.ts'
import { JACKPOT, TERMS } from '../../../testing/jackpots.ts'
import { Levels } from './Levels.tsx'

test('BONUS-04: the bet that takes a pool to its limit wins all of it, so no level shows a largest payment', async () => {
  const levels = createElement(Levels, { jackpot: JACKPOT, terms: TERMS })
  const html = renderToString(PageFrame({ services: demoServices(englishTexts(), () => {}), children: levels }))
  expect(html.replaceAll('<!-- -->', '')).toContain('won at the latest by the bet that brings it to €5.00')
  // "Bet" in each language: the amount is where the deciding bet begins, not the most that is paid.
  const BET = /bet|wette|apuesta|aposta|ставк|bahis|spelet|رهان/i
  for (const locale of LOCALES) {
    const { default: texts } = (await import(`../../../i18n/messages/${locale}/jackpots.json`)) as {
      default: Record<string, string>
    }
    expect(texts['jackpots.hit_by'], locale).toMatch(BET)
  }
})
