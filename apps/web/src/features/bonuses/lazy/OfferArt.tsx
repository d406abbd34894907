import type { ReactNode } from 'react'
import styles from './OfferArt.module.css'

/** What the drawings are of; each kind of bonus has one. */
export type ArtName = 'ticket' | 'combo' | 'points' | 'cup' | 'back' | 'box'

const DRAWINGS: { readonly [A in ArtName]: ReactNode } = {
  ticket: (
    <>
      <path d="M12 22h88v14a10 10 0 0 0 0 20v14H12V56a10 10 0 0 0 0-20z" data-fill />
      <path d="M72 24v44" strokeDasharray="4 5" />
      <path d="M28 40h28M28 52h18" />
    </>
  ),
  combo: (
    <>
      <path d="M30 10h56v72l-7-5-7 5-7-5-7 5-7-5-7 5-7-5-7 5z" data-fill transform="rotate(8 58 46)" />
      <path d="M44 28h34M42 42h34M40 56h20" transform="rotate(8 58 46)" />
    </>
  ),
  points: (
    <>
      <circle cx="26" cy="54" r="20" data-fill />
      <circle cx="62" cy="34" r="22" data-strong />
      <circle cx="94" cy="60" r="20" data-fill />
      <path d="m62 22 4 8 8 1-6 6 2 9-8-5-8 5 2-9-6-6 8-1z" data-mark />
    </>
  ),
  cup: (
    <>
      <path d="M36 14h40v22a20 20 0 0 1-40 0z" data-strong />
      <path d="M36 20H22c0 16 6 22 16 23M76 20h14c0 16-6 22-16 23" />
      <path d="M52 56h8v12h14v10H38V68h14z" data-fill />
    </>
  ),
  back: (
    <>
      <circle cx="58" cy="46" r="18" data-strong />
      <path d="M58 36v20M52 41h9a4 4 0 0 1 0 8h-5a4 4 0 0 0 0 8h9" data-mark />
      <path d="M24 46a34 34 0 0 1 60-22M92 46a34 34 0 0 1-60 22" />
      <path d="M86 12v14H72M30 80V66h14" />
    </>
  ),
  box: (
    <>
      <path d="M24 38 58 26l34 12v30L58 82 24 68z" data-fill />
      <path d="M24 38l34 12 34-12M58 50v32" />
      <path d="M58 8v12M36 14l6 10M80 14l-6 10" data-strong />
    </>
  ),
}

/** A drawing in the brand's colours for a kind of bonus. */
export function OfferArt({ name, children }: { name: ArtName; children: ReactNode }) {
  return (
    <div className={styles.Art} data-art={name}>
      <svg viewBox="0 0 116 92" aria-hidden="true">
        {DRAWINGS[name]}
      </svg>
      {children}
    </div>
  )
}
