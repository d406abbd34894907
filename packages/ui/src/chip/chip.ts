import styles from './Chip.module.css'

/**
 * Class of a pill in a row of pills: put it on a link or a button. The chosen one carries `aria-current` (links),
 * `aria-pressed` (buttons) or `aria-selected` (tabs).
 */
export const chipClass: string = styles.Chip ?? ''
