import type { SportKey } from '@touchline/contract/constants'
import type { ComponentType, ReactNode } from 'react'

interface FieldDesign {
  /** As wide as there is room; home is on the left. */
  readonly Field: ComponentType
  readonly ground: 'grass' | 'clay' | 'parquet' | 'ice' | 'dirt' | 'arena'
}

/** Lines of 720 by 118 that become as long as the field is. */
export function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 720 118" preserveAspectRatio="none">
      {children}
    </svg>
  )
}

/** What keeps its shape however long the field is, in a square of 118 in its middle. */
function Middle({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 118 118" overflow="visible">
      {children}
    </svg>
  )
}

/** What keeps its shape at both ends; drawn for the left one. */
function Ends({ children }: { children: ReactNode }) {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 118 118" preserveAspectRatio="xMinYMid">
        {children}
      </svg>
      <svg aria-hidden="true" viewBox="0 0 118 118" preserveAspectRatio="xMaxYMid">
        <g transform="matrix(-1 0 0 1 118 0)">{children}</g>
      </svg>
    </>
  )
}

function Stripes({ count }: { count: number }) {
  const width = 720 / count
  return Array.from({ length: Math.ceil(count / 2) }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: stripes are distinguished by their place only
    <rect key={at} className="stripe" x={at * 2 * width} width={width} height="118" />
  ))
}

/** Where the ends are drawn: 6 and 5 of 118 on a height of 132 px. */
const BOUNDS = { x: '6.7px', y: '5.6px', width: 'calc(100% - 13.4px)', height: 'calc(100% - 11.2px)' }

/** The lines around the field, in px as the ends are, and what runs across it. */
function Bounds({ across, corner = 0 }: { across: string; corner?: number }) {
  return (
    <>
      <rect className="line" rx={corner} style={BOUNDS} />
      <Stretched>
        <path className="line" d={across} />
      </Stretched>
    </>
  )
}

function FootballPitch() {
  return (
    <>
      <Stretched>
        <Stripes count={14} />
      </Stretched>
      <Bounds across="M360 5V113" />
      <Middle>
        <circle className="line" cx="59" cy="59" r="22" />
        <circle className="mark" cx="59" cy="59" r="2" />
      </Middle>
      <Ends>
        <path
          className="line"
          d="M6 26H46V92H6M6 42H21V76H6M46 47A17 17 0 0 1 46 71M6 8A3 3 0 0 0 9 5M6 110A3 3 0 0 1 9 113"
        />
        <circle className="mark" cx="34" cy="59" r="1.6" />
      </Ends>
    </>
  )
}

function TennisCourt() {
  return (
    <Stretched>
      <path className="line" d="M110 10H610V108H110ZM110 24H610M110 94H610M235 24V94M485 24V94M235 59H485M360 2V116" />
    </Stretched>
  )
}

function BasketballCourt() {
  return (
    <>
      <Bounds across="M360 5V113" />
      <Middle>
        <circle className="line" cx="59" cy="59" r="15" />
      </Middle>
      <Ends>
        <path
          className="line"
          d="M6 11.5H27.6A48.6 48.6 0 0 1 27.6 106.5H6M6 41.4H47.8V76.6H6M47.8 46A13 13 0 0 1 47.8 72"
        />
        <circle className="line" cx="17" cy="59" r="2.6" />
      </Ends>
    </>
  )
}

function IceRink() {
  return (
    <>
      <Bounds across="M360 5V113M262 5V113M458 5V113" corner={42} />
      <Middle>
        <circle className="line" cx="59" cy="59" r="20" />
        <circle className="mark" cx="59" cy="59" r="2" />
      </Middle>
      <Ends>
        <path className="line" d="M26 9.6V108.4M26 50A9 9 0 0 1 26 68" />
        <circle className="line" cx="62" cy="34" r="14" />
        <circle className="line" cx="62" cy="84" r="14" />
      </Ends>
    </>
  )
}

function Gridiron() {
  const yards = Array.from({ length: 11 }, (_, at) => `M${66 + at * 58.8} 5V113`).join('')
  return (
    <Stretched>
      <rect className="stripe" x="6" y="5" width="60" height="108" />
      <rect className="stripe" x="654" y="5" width="60" height="108" />
      <path className="line" d={`M6 5H714V113H6Z${yards}`} />
    </Stretched>
  )
}

/** The diamond with its bases; home plate is at the bottom. */
function Diamond() {
  const bases = [
    [59, 108],
    [107, 60],
    [59, 12],
    [11, 60],
  ] as const
  return (
    <Middle>
      <path className="grass" d="M59 118-26 33Q-8-40 59-40T144 33Z" />
      <path className="line" d="M59 108 11 60 59 12 107 60ZM59 108-21 28M59 108 139 28" />
      {bases.map(([x, y]) => (
        <path key={`${x} ${y}`} className="mark" d={`M${x - 6} ${y}l6-6 6 6-6 6Z`} />
      ))}
    </Middle>
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
