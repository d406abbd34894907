import { html, type Markup } from './html.ts'

/** A page for developers of a host: elements that come and go, several at once, and their events. */
export function playground(book: string): Markup {
  return html`<h1>Playground</h1><p>Puts the sportsbook in this page, takes it out again, and lists what it says.</p>
<div class="controls" data-playground="${book}"><button data-adds>Add sportsbook</button> <button data-removes>Remove last</button>
<label>Path <input data-path value="/football"></label> <button data-opens-path>Open path</button></div>
<div class="books" data-books></div><h2>Events</h2><ol class="log" data-log aria-live="off"></ol>
<h2>The whole page</h2><pre><code>&lt;script type="module" src="${book}/embed/1/touchline.js"&gt;&lt;/script&gt;
&lt;touchline-sportsbook src="${book}" url-sync="hash"&gt;&lt;/touchline-sportsbook&gt;</code></pre>`
}
