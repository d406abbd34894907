import { demos } from '@touchline/ui/demo'
import { useEffect, useRef } from 'react'
import { loadLetters, type PictureText, paintPicture } from '../../../platform/device/draw-picture.ts'

const COMBO: PictureText = {
  locale: 'en',
  head: { start: 'Combo of 2', end: '5.04' },
  lines: [
    { start: 'Aldosivi', end: '2.10', below: 'Match result · Aldosivi – Banfield' },
    { start: 'Over 2.5', end: '2.40', below: 'Total goals 2.5 · Inter – Napoli' },
  ],
  foot: [
    { start: 'Stake', end: '€10.00' },
    { start: 'Potential returns', end: '€50.40' },
  ],
}
const ARABIC: PictureText = {
  locale: 'ar',
  head: { start: 'تجميعية من 2', end: '+404' },
  lines: [
    { start: 'Inter', end: '5/4', below: 'نتيجة المباراة · \u2068Inter – Napoli\u2069' },
    { start: 'أكثر من 2.5', end: '-110', below: 'إجمالي الأهداف 2.5 · \u2068Aldosivi – Banfield\u2069' },
  ],
  foot: [
    { start: 'المبلغ', end: '\u200f10.00\u00a0€' },
    { start: 'العائد المحتمل', end: '\u200f50.40\u00a0€' },
  ],
}

/** The picture of a bet as it is saved, in the colours and letters of the page. */
function Picture({ of }: { of: PictureText }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const paint = () => void loadLetters(of).then(() => canvas.current && paintPicture(canvas.current, of))
    paint()
    const theme = new MutationObserver(paint)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => theme.disconnect()
  }, [of])
  return <canvas ref={canvas} style={{ inlineSize: 320 }} />
}

export const DEMO = demos({
  title: 'Picture of a bet',
  states: {
    'a combo': () => <Picture of={COMBO} />,
    'another language and odds format': () => <Picture of={ARABIC} />,
  },
})
