/**
 * A page can be read and pressed before its script is there. This script runs before the first paint and keeps the buttons that are pressed
 * until then; `src/platform/input/early-press.ts` presses them again. Links and forms work without a script.
 */
{
  const pressed = []
  const keep = (event) => {
    const button = event.target.closest?.('#app button[type="button"]')
    if (!button) return
    // React, which may be in the middle of taking over, must not handle it too.
    event.stopPropagation()
    // A player who presses again because nothing happens means one press.
    if (button !== pressed.at(-1)) pressed.push(button)
  }
  addEventListener('click', keep, true)
  window.touchlinePresses = () => {
    removeEventListener('click', keep, true)
    return pressed
  }
}
