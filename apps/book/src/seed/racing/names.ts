/** Horses, jockeys and trainers are invented: their names are put together from these. */
const FIRST = words(`
Silver Midnight Quiet Golden Crimson Northern Velvet Distant Amber Hidden Royal Winter Copper Scarlet Ivory Emerald Gentle Lucky
Wandering Burning Frozen Secret Morning Evening Rolling Dancing Flying Whispering Shining Thunder Iron Paper Sapphire Marble Coral
Desert Ocean Mountain River Forest Prairie Highland Island Harbour Garden Castle Painted Restless
`)
const SECOND = words(`
Lane Echo Drum Arrow Comet Harvest Banner Lantern Spirit Promise Whistle Feather Anthem Compass Ember Fable Gambit Horizon Jubilee
Kingdom Legend Melody Noble Oracle Pilgrim Quest Ranger Sonnet Tempest Umbra Voyager Waltz Xanadu Yonder Zephyr Bellman Cavalier
Dreamer Envoy Falcon Glory Herald Ivy Jester Keeper Lagoon Minstrel Nomad
`)
const GIVEN = words('A B C D E F G H J K L M N O P R S T V W')
const FAMILY = words(`
Ashcombe Bellweather Carrow Delacourt Enright Farrimond Gallimore Hathersage Iremonger Jessop Kilbride Lanyon Merriott Nettlefold
Orchardson Penhaligon Quennell Rookwood Stanbrook Tregear Underhay Vautrin Wetherell Yarborough Zelenka Marchetti Okonjo Lindqvist
Tanabe Duvernay Rosental Castellanos Brandt Aydemir
`)

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

/** How many horses there are names for. */
export const HORSE_NAMES = FIRST.length * SECOND.length

/** Name of a horse by its number; no two are the same. */
export function horseName(number: number): string {
  // A step without a common divisor goes through all pairs before it comes back.
  const at = (number * 1_009) % HORSE_NAMES
  return `${FIRST[at % FIRST.length]} ${SECOND[Math.floor(at / FIRST.length)]}`
}

/** Name of a person by number. */
export function personName(number: number): string {
  return `${GIVEN[(number * 7) % GIVEN.length]}. ${FAMILY[number % FAMILY.length]}`
}
