import type { HostMessageInputs } from '@touchline/contract/embed-messages'
import { keepHistory, showScreen } from '../../platform/page/host.ts'
import type { AppServices } from '../app-services.ts'

/** How the host shows the frame; each of its messages holds until the next one. */
export interface Integration {
  take(data: HostMessageInputs['iframe_integration']): void
  /** Whether the frame is as high as its content. */
  isDynamic(): boolean
  /** Who keeps the history of pages. */
  keeper(): 'host' | 'frame'
}

export function createIntegration({ hostPage }: Pick<AppServices, 'hostPage'>): Integration {
  let isDynamic = false
  let keeper: 'host' | 'frame' = 'frame'
  return {
    take({ isDynamicPositionEnabled, iframeHostUrl, history = 'frame' }) {
      if (isDynamic !== isDynamicPositionEnabled)
        showScreen(isDynamicPositionEnabled ? { top: 0, bottom: Number.POSITIVE_INFINITY } : null)
      isDynamic = isDynamicPositionEnabled
      keeper = history
      keepHistory(history)
      hostPage.set({ ...hostPage.get(), template: iframeHostUrl })
    },
    isDynamic: () => isDynamic,
    keeper: () => keeper,
  }
}
