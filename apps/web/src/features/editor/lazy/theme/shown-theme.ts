import { mediaMatches } from '../../../../platform/device/device.ts'
import { usePreference } from '../../../../preferences/index.ts'

export type Theme = 'light' | 'dark'
export const THEMES = ['light', 'dark'] as const

/** The theme that the editor itself is seen in: its colours are the ones to begin with. */
export function useShownTheme(): Theme {
  const chosen = usePreference('theme')
  if (chosen === 'dark' || chosen === 'light') return chosen
  return mediaMatches('(prefers-color-scheme: dark)') ? 'dark' : 'light'
}
