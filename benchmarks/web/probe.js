// Runs in the page before anything else. Notes when a frame of the feed arrives, when an odds button's text changes,
// and when the frame that shows the change has been painted.
;(() => {
  const probe = { arrived: new Map(), delays: [], stayed: [], renders: 0 }
  window.__probe = probe
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', (event) => {
        const now = performance.now()
        for (const line of String(event.data).split('\n')) {
          if (!line.includes('markets_changed')) continue
          try {
            const { data } = JSON.parse(line).push.pub.data
            for (const patch of data.patches)
              for (const outcome of patch.outcomes)
                probe.arrived.set(`${data.match_id}/${patch.id}/${patch.specifier}/${outcome.id}`, now)
          } catch {
            // Not a publication of the feed.
          }
        }
      })
    }
  }
  const channel = new MessageChannel()
  const waiting = []
  // What changes inside an animation frame is painted with it, what changes outside with the next.
  let isInFrame = false
  const frameIsOver = new MessageChannel()
  frameIsOver.port1.onmessage = () => {
    isInFrame = false
  }
  const nativeFrame = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (run) =>
    nativeFrame((time) => {
      if (!isInFrame) frameIsOver.port2.postMessage(0)
      isInFrame = true
      run(time)
    })
  channel.port1.onmessage = () => {
    const now = performance.now()
    for (const { at, stays } of waiting.splice(0)) {
      probe.delays.push(now - at)
      if (stays) probe.stayed.push(now - at)
    }
  }
  new MutationObserver((records) => {
    const seen = new Set()
    const changedHands = new Set(records.filter(({ type }) => type === 'attributes').map(({ target }) => target))
    for (const record of records) {
      // Arrows that come and go are children; only a price is text that changes in place.
      if (record.type !== 'characterData') continue
      const button = record.target.parentElement?.closest('[data-outcome]')
      const key = button?.getAttribute('data-outcome')
      const at = key && !seen.has(key) ? probe.arrived.get(key) : undefined
      if (at === undefined) continue
      seen.add(key)
      probe.arrived.delete(key)
      probe.renders++
      // The first task after an animation frame runs once that frame was painted.
      // A button that begins to show another outcome shows a price that arrived when nobody could see it.
      const stays = !changedHands.has(button)
      const painted = () => {
        waiting.push({ at, stays })
        channel.port2.postMessage(0)
      }
      if (isInFrame) painted()
      else nativeFrame(painted)
    }
  }).observe(document, { subtree: true, characterData: true, attributeFilter: ['data-outcome'] })
  probe.cls = 0
  probe.lcp = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) probe.cls += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) probe.lcp = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
})()
