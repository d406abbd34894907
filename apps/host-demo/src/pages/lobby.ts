import type { Visit } from '../site/visits.ts'
import { html, type Markup } from './html.ts'

const TILES = [
  ['/sports#/live', 'Live now', 'Matches that are being played, with prices that move.', 'wave'],
  ['/sports#/football', 'Football', 'Leagues of Europe and the world.', 'ball'],
  ['/sports#/tennis', 'Tennis', 'Point by point, court by court.', 'court'],
  ['/sports#/racing', 'Racing', 'Horses and greyhounds, race by race.', 'track'],
  ['/sports#/cybersport', 'Esports', 'Maps, rounds and first bloods.', 'grid'],
  ['/sports#/lotteries', 'Lotteries', 'Draws around the clock.', 'dots'],
] as const

export function lobby({ player }: Visit): Markup {
  const hello = player === null ? 'Bet where the lights are on' : `Good to see you, ${player.firstName}`
  return html`<section class="hero"><div><h1>${hello}</h1>
<p>Sports from all over the world, one wallet, and limits that you set yourself.</p>
<a class="button lamp" href="/sports">To the sportsbook</a></div></section>
<h2>What is on</h2><ul class="tiles">${TILES.map(
    ([to, name, text, art]) =>
      html`<li><a href="${to}" class="tile ${art}"><b>${name}</b><span>${text}</span></a></li>`,
  )}</ul>
<section class="steps" aria-label="How it works"><div><b>1</b><h3>Look around</h3><p>Prices and the slip are there without an account.</p></div>
<div><b>2</b><h3>Sign in here</h3><p>Your selections stay in the slip while you do.</p></div>
<div><b>3</b><h3>One balance</h3><p>What you stake and what you win moves in both places at once.</p></div></section>`
}
