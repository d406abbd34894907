/**
 * A page can be read and pressed before its script is there. This script runs before the first paint and keeps the buttons that are pressed
 * until then; `src/platform/early-press.ts` presses them again. Links and forms work without a script.
 */
{
  const pressed = []
  const keep = ({ target }) => {
    const button = target.closest?.('#app button[type="button"]')
    // Whoever presses again because nothing happens means one press.
    if (button && button !== pressed.at(-1)) pressed.push(button)
  }
  addEventListener('click', keep, true)
  window.touchlinePresses = () => {
    removeEventListener('click', keep, true)
    return pressed
  }
}
