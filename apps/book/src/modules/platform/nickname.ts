import type { Db } from '../../db/index.ts'

/**
 * Letters and signs, each followed by those that look like it (after Unicode TS 39, for scripts that are allowed in
 * nicknames).
 */
const LOOKS: readonly string[] = [
  'aаαɑᴀ4',
  'bвβьʙ8',
  'cсᴄ',
  'dԁᴅđ',
  'eеєεᴇ3',
  'fꜰ',
  'gɡɢ',
  'hнһηʜ',
  'jјᴊ',
  'kкκᴋ',
  'liіιıɪʟ1ł|',
  'mмᴍ',
  'nпиɴ',
  'oоοσօᴏø0',
  'pрρᴘ',
  'qԛ',
  'rгʀ',
  'sѕꜱ5',
  'tтτᴛ7',
  'uυսᴜ',
  'vνѵᴠ',
  'wѡԝωᴡ',
  'xхχ',
  'yуγʏ',
  'zᴢ2',
]
const LOOK = new Map(LOOKS.flatMap((letters) => [...letters].map((letter) => [letter, letters[0] ?? letter] as const)))

/** What a nickname looks like: two that come out alike cannot be distinguished at a glance. */
export function looksLike(nickname: string): string {
  const plain = nickname
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} ._-]/gu, '')
  return [...plain]
    .map((sign) => LOOK.get(sign) ?? sign)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
}

/** Who speaks for the house, in the languages of the product. */
const HOUSE = [
  ...[
    'admin',
    'administrator',
    'moderator',
    'mod',
    'operator',
    'editor',
    'support',
    'staff',
    'official',
    'system',
    'root',
  ],
  ...[
    'help',
    'service',
    'security',
    'cashier',
    'bookmaker',
    'customer service',
    'team',
    'kundenservice',
    'hilfe',
    'redaktion',
  ],
  ...[
    'soporte',
    'ayuda',
    'suporte',
    'ajuda',
    'поддержка',
    'админ',
    'администратор',
    'модератор',
    'destek',
    'yardım',
    'kundtjänst',
  ],
  ...['الدعم', 'المشرف', 'مشرف'],
].map(looksLike)
const NAME_OF_HOUSE = looksLike('touchline')

/** Whether others would take who is called this for the house. */
export function speaksForHouse(nickname: string): boolean {
  const whole = looksLike(nickname)
  const words = nickname
    .normalize('NFKC')
    .split(/[ ._-]+|\d+/u)
    .map(looksLike)
  return whole.includes(NAME_OF_HOUSE) || [whole, ...words].some((word) => HOUSE.includes(word))
}

/** Whether another player is called this, or what looks like it; concurrent calls wait. Inside a transaction. */
export async function isNicknameTaken(tx: Db, playerId: number, nickname: string): Promise<boolean> {
  const look = looksLike(nickname)
  await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('nickname ' || $1, 0))`, [look])
  return (await tx.query('SELECT 1 FROM players WHERE nickname_look = $1 AND id <> $2', [look, playerId])).length > 0
}
