import type { SportKey } from '@touchline/betting'

/** Outline drawings on a 24 px grid, one path each. Ours, the same as the product's own. */
export const SPORT_DRAWINGS: Readonly<Record<SportKey, string>> = {
  football:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 5-3.8 2.8 1.5 4.4h4.6l1.5-4.4zm0 0V3.2m3.8 7.6 4.6-1.5m-6.1 5.9 2.8 4m-7.4-4-2.8 4m-.7-8.4L3.6 9.3',
  tennis: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM5.5 6a8.5 8.5 0 0 1 0 12m13-12a8.5 8.5 0 0 0 0 12',
  basketball: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 0v18M3 12h18M6 5.5a9 9 0 0 1 0 13m12-13a9 9 0 0 0 0 13',
  'ice-hockey': 'M5 3l6 13h5a3 3 0 0 1 0 5h-5a3 3 0 0 1-2.5-1.5M16 16v2',
  'american-football': 'M4 20C2.5 9 9 2.5 20 4c1.5 11-5 17.5-16 16Zm5-5 6-6m-4.5 2.5 2 2M13 9l2 2',
  baseball:
    'M4 20l2.5-2.5M6 16.5 15.2 5.2a2.7 2.7 0 1 1 3.9 3.7L7.6 18.1ZM17.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  cs2: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm0-3v6m0 8v6M2 12h6m8 0h6',
  dota2: 'M4 5l4-1 12 12-1 4-4 .5L4 9zM15 5l4-1 1 4-3 3M5 15l4 4-4 1z',
  'horse-racing': 'M5 21c0-7 2-10 6-12V4l4 3c3 1 5 4 6 8l-3 2-4-3c-2 2-1 5 1 7zM14 9h.5',
  lottery: 'M9 4a5 5 0 1 0 0 10A5 5 0 0 0 9 4Zm7 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM9 7v4m7 3.5v3',
  lol: 'M7 3h5l-1.5 2v12H19l-2 4H6l2-2.5V5.5zM15 7a5 5 0 0 1 1.5 7',
}

export const INTERFACE_DRAWINGS = {
  flag: 'M6 21V4h12l-3 4 3 4H6',
  live: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4m6-4v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  ticket: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9.5 8h5m-5 4h5',
  list: 'M5 6h14v14H5zM9 3v5m6-5v5M9 13h6',
  trophy: 'M8 4h8v6a4 4 0 0 1-8 0zM8 6H4v1a4 4 0 0 0 4 4m8-5h4v1a4 4 0 0 1-4 4m-4 3v4m-4 2h8',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 8v6m0-9.5v.5',
  rules: 'M6 3h9l3 3v15H6zM9 9h6m-6 4h6m-6 4h4',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 21a7.5 7.5 0 0 1 15 0',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9 6 6 6-6',
  collapse: 'm14 6-6 6 6 6M19 6v12',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10 2 2m0-14-2 2M7 17l-2 2',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z',
  device: 'M4 5h16v11H4zM9 20h6m-3-4v4',
  pause: 'M8 5v14m8-14v14',
  play: 'M8 5v14l11-7z',
  stats: 'M5 20V11m7 9V4m7 16v-6',
  gamepad: 'M7 8h10a4 4 0 0 1 4 4v1a4 4 0 0 1-7 2h-4a4 4 0 0 1-7-2v-1a4 4 0 0 1 4-4Zm0 3v3m-1.5-1.5h3M16 12h.5',
} as const
