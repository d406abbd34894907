import { focusWhenLost } from '../../platform/input/focus.ts'

/** Back to the address after the note that replaced it went away; an open dialog comes before the page behind it. */
export function focusLogin(): void {
  focusWhenLost('dialog[open] input[name=login]')
  focusWhenLost('main input[name=login]')
}
