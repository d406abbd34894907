import { html } from './html.ts'

export const HELP = html`<h1>Help</h1><div class="prose">
<h2>How do I bet?</h2><p>Open <a href="/sports">Sports</a>, press a price, write a stake and place the bet. You need no account to look around; the slip keeps
what you picked while you sign in.</p>
<h2>Where is my money?</h2><p>You have one balance, shown at the top of every page. The sportsbook stakes from it and pays winnings to it.</p>
<h2>How do I deposit and withdraw?</h2><p>In your <a href="/wallet">wallet</a>. A payment that the sportsbook has not answered yet says so, and is sent again until it has.</p>
<h2>How do I limit myself?</h2><p>Deposits under <a href="/limits">Limits</a>; stakes, losses and pauses in <a href="/sports#/limits">the sportsbook</a>.</p></div>`

export const TERMS = html`<h1>Terms</h1><div class="prose"><p>Harbour shows how an operator puts a sportsbook in a site of its own. It is no casino: money is
play money, cards are not charged, and nothing is paid out.</p><p>What you write here stays on the machine that runs the demonstration. The sportsbook is given your
e-mail, name, country and date of birth when you use it, because its own rules of age and exclusion apply.</p>
<p>Bets are made under the <a href="/sports#/general-rules">rules of the sportsbook</a>.</p></div>`
