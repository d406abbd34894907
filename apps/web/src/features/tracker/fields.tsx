import type { SportKey } from '@touchline/contract/constants'
import type { ComponentType } from 'react'

interface FieldDesign {
  /** 720 by 118; home is on the left. */
  readonly Field: ComponentType
  readonly ground: 'grass' | 'clay' | 'parquet' | 'ice' | 'dirt' | 'arena'
}

function Stripes({ count }: { count: number }) {
  const width = 720 / count
  return Array.from({ length: Math.ceil(count / 2) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stripes are told apart by their place only
    <rect key={at} className="stripe" x={at * 2 * width} width={width} height="118" />
  ))
}

function FootballPitch() {
  return (
    <>
      <Stripes count={14} />
      <path
        className="line"
        d="M6 5H714V113H6ZM360 5V113M6 30H70V88H6M714 30H650V88H714M6 45H28V73H6M714 45H692V73H714"
      />
      <ellipse className="line" cx="360" cy="59" rx="26" ry="24" />
    </>
  )
}

function TennisCourt() {
  return (
    <path className="line" d="M110 10H610V108H110ZM110 24H610M110 94H610M235 24V94M485 24V94M235 59H485M360 2V116" />
  )
}

function BasketballCourt() {
  return (
    <>
      <path
        className="line"
        d="M6 5H714V113H6ZM360 5V113M6 38H120V80H6M714 38H600V80H714M6 12H60Q210 59 60 106H6M714 12H660Q510 59 660 106H714"
      />
      <ellipse className="line" cx="360" cy="59" rx="34" ry="24" />
    </>
  )
}

function IceRink() {
  return (
    <>
      <path
        className="line"
        d="M50 5H670Q714 5 714 49V69Q714 113 670 113H50Q6 113 6 69V49Q6 5 50 5ZM360 5V113M250 5V113M470 5V113M50 5V113M670 5V113"
      />
      <ellipse className="line" cx="360" cy="59" rx="34" ry="24" />
      <ellipse className="line" cx="130" cy="34" rx="22" ry="16" />
      <ellipse className="line" cx="130" cy="84" rx="22" ry="16" />
      <ellipse className="line" cx="590" cy="34" rx="22" ry="16" />
      <ellipse className="line" cx="590" cy="84" rx="22" ry="16" />
    </>
  )
}

function Gridiron() {
  const yards = Array.from({ length: 11 }, (_, at) => `M${66 + at * 58.8} 5V113`).join('')
  return (
    <>
      <rect className="stripe" x="6" y="5" width="60" height="108" />
      <rect className="stripe" x="654" y="5" width="60" height="108" />
      <path className="line" d={`M6 5H714V113H6Z${yards}`} />
    </>
  )
}

/** The diamond with its bases; home plate is at the bottom. */
function Diamond() {
  const bases = [
    [360, 110],
    [452, 62],
    [360, 14],
    [268, 62],
  ] as const
  return (
    <>
      <path className="grass" d="M360 118 200 20Q360-40 520 20Z" />
      <path className="line" d="M360 110 268 62 360 14 452 62ZM360 110 200 24M360 110 520 24" />
      {bases.map(([x, y]) => (
        <path key={`${x} ${y}`} className="mark" d={`M${x - 8} ${y} ${x} ${y - 5} ${x + 8} ${y} ${x} ${y + 5}Z`} />
      ))}
    </>
  )
}

/** Games on maps have no field: their maps are shown over this ground instead. */
function Arena() {
  return null
}

/** Every sport's field; a missing one does not compile. */
export const FIELDS: { readonly [K in SportKey]: FieldDesign } = {
  football: { Field: FootballPitch, ground: 'grass' },
  tennis: { Field: TennisCourt, ground: 'clay' },
  basketball: { Field: BasketballCourt, ground: 'parquet' },
  'ice-hockey': { Field: IceRink, ground: 'ice' },
  'american-football': { Field: Gridiron, ground: 'grass' },
  baseball: { Field: Diamond, ground: 'dirt' },
  cs2: { Field: Arena, ground: 'arena' },
  dota2: { Field: Arena, ground: 'arena' },
  lol: { Field: Arena, ground: 'arena' },
  // Their events are no matches: nothing of them is tracked.
  'horse-racing': { Field: Arena, ground: 'grass' },
  lottery: { Field: Arena, ground: 'arena' },
}
