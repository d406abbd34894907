import { inEachLanguage, type LocalNames } from '../../texts/index.ts'

/** A course of the demo world: invented, with a meeting every day. */
export interface CourseSeed {
  readonly id: number
  readonly key: string
  /** Key of its country (`categories.ts`). */
  readonly category: string
  readonly names: LocalNames
  /** Minutes after midnight UTC of the day's first race; over all courses the clock goes round. */
  readonly firstRace: number
}

/** Races of a meeting, and the minutes between them. */
export const RACES_OF_MEETING = 9
export const MINUTES_BETWEEN_RACES = 30

/** In the order of their priority; ids must not change. */
export const COURSES: readonly CourseSeed[] = [
  course(1, 'marlow-down', 'england', 'Marlow Down', '12:05'),
  course(2, 'thornbury-park', 'england', 'Thornbury Park', '12:20'),
  course(3, 'kestrel-heath', 'england', 'Kestrel Heath', '16:25'),
  course(4, 'glen-arrow', 'scotland', 'Glen Arrow', '13:35'),
  course(5, 'val-clairiere', 'france', 'Val-Clairière', '10:50'),
  course(6, 'les-peupliers', 'france', 'Les Peupliers', '16:10'),
  course(7, 'eichenau', 'germany', 'Eichenau', '10:00'),
  course(8, 'poggio-rosso', 'italy', 'Poggio Rosso', '14:45'),
  course(9, 'lindsjo', 'sweden', 'Lindsjö', '16:40'),
  course(10, 'cinarli', 'turkey', 'Çınarlı', '09:30'),
  course(11, 'cedar-hollow', 'usa', 'Cedar Hollow', '17:15'),
  course(12, 'blue-mesa', 'usa', 'Blue Mesa', '20:30'),
  course(13, 'pacific-grove-downs', 'usa', 'Pacific Grove Downs', '23:50'),
  course(14, 'maple-ridge', 'canada', 'Maple Ridge', '22:00'),
  course(15, 'campo-verde', 'brazil', 'Campo Verde', '19:50'),
  course(16, 'la-estrella', 'argentina', 'La Estrella', '20:10'),
  course(17, 'wattle-creek', 'australia', 'Wattle Creek', '00:35'),
  course(18, 'silver-gum', 'australia', 'Silver Gum', '04:10'),
  course(19, 'harbour-lights', 'australia', 'Harbour Lights', '08:20'),
  course(20, 'hoshikawa', 'japan', 'Hoshikawa', '01:00'),
  course(21, 'matsuzaki', 'japan', 'Matsuzaki', '04:40'),
  course(22, 'han-river-park', 'south-korea', 'Han River Park', '05:25'),
]

function course(place: number, key: string, category: string, name: string, first: string): CourseSeed {
  const [hours = 0, minutes = 0] = first.split(':').map(Number)
  return { id: 903_000 + place, key, category, names: inEachLanguage(() => name), firstRace: hours * 60 + minutes }
}
