/** Words that clubs carry or drop at will, without becoming another club. */
const AFFIXES = new Set(
  `fc afc cf cfc sc ac as ssc us ss sv bc cd ud rc rcd ca sd kv krc rsc kaa kvc fcv sk fk if bk ff bsc vfl vfb fsv tsg spvgg
   calcio club clube de da do of the football futbol nfc ec se cr fr fbpa ae gd cs ogc ol aj og`.split(/\s+/),
)

/** A name without accents, case and punctuation. */
export function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .toLowerCase()
    .replace(/\./g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The name without affixes (FC, AFC, CF, ...) and numbers; the plain name where nothing else is left. */
export function coreName(name: string): string {
  const words = plainName(name).split(' ')
  const core = words.filter((word) => !AFFIXES.has(word) && !/^\d+$/.test(word))
  return core.length === 0 ? words.join(' ') : core.join(' ')
}
