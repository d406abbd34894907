import type { Db } from '../../db/index.ts'
import type { CurrencyTable } from '../wallet/index.ts'
import { defineJackpot } from './operator/define-jackpot.ts'

const CODE = 'kick-off'

/**
 * A pool that a new player sees grow with every bet. It is won about once in 20,000 euros of stakes, and an operator
 * looks at every hit: in a world that people try out, no balance moves by chance. `jackpot due` shows a hit at once.
 */
const DEMO_JACKPOT = {
  code: CODE,
  name: {
    en: 'Kick-off Jackpot',
    de: 'Anstoß-Jackpot',
    es: 'Bote Saque Inicial',
    'pt-BR': 'Jackpot Pontapé Inicial',
    ru: 'Джекпот «Первый удар»',
    tr: 'Başlama Vuruşu Jackpotu',
    sv: 'Avsparksjackpotten',
    ar: 'جائزة ضربة البداية',
  },
  currency: 'EUR',
  min_stake: 1_00,
  min_odds: 11_000,
  approve_up_to: null,
  levels: [
    {
      code: 'bronze',
      name: {
        en: 'Bronze',
        de: 'Bronze',
        es: 'Bronce',
        'pt-BR': 'Bronze',
        ru: 'Бронза',
        tr: 'Bronz',
        sv: 'Brons',
        ar: 'برونزي',
      },
      seed_amount: 20_00,
      share_ppm: 10_000,
      one_in: 20_000,
      counted_stake: 10_00,
      hit_by: 250_00,
    },
    {
      code: 'silver',
      name: {
        en: 'Silver',
        de: 'Silber',
        es: 'Plata',
        'pt-BR': 'Prata',
        ru: 'Серебро',
        tr: 'Gümüş',
        sv: 'Silver',
        ar: 'فضي',
      },
      seed_amount: 100_00,
      share_ppm: 5_000,
      one_in: 200_000,
      counted_stake: 50_00,
    },
    {
      code: 'gold',
      name: { en: 'Gold', de: 'Gold', es: 'Oro', 'pt-BR': 'Ouro', ru: 'Золото', tr: 'Altın', sv: 'Guld', ar: 'ذهبي' },
      seed_amount: 1_000_00,
      share_ppm: 2_500,
      one_in: 2_000_000,
      counted_stake: 100_00,
    },
  ],
}

/** Gives a new world its demo jackpot; one that is there, or was finished, is left as it is. */
export async function seedDemoJackpot(db: Db, currencies: CurrencyTable, now: number): Promise<void> {
  const known = await db.query('SELECT 1 FROM jackpots WHERE code = $1', [CODE])
  if (known.length > 0) return
  const defined = await defineJackpot(db, currencies, JSON.stringify(DEMO_JACKPOT), { now })
  // Another process of the same new book may have been first.
  if (defined.kind === 'refused' && (await db.query('SELECT 1 FROM jackpots WHERE code = $1', [CODE])).length === 0) {
    throw new Error(`The demo jackpot is wrong: ${defined.problems.join('; ')}`)
  }
}
