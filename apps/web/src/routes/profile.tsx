import { PROFILE_CARDS, ProfilePage } from '../features/profile/index.ts'
import type { Route } from '../navigation/index.ts'
import type { PageDefinition } from '../shell/page.ts'

/** The player's own account: sessions, phone number, password. What it shows is fetched in the browser. */
export const page: PageDefinition<Extract<Route, { page: 'profile' }>> = {
  async load() {
    // Who comes from another page finds it whole.
    await PROFILE_CARDS.load().catch(() => {})
    return { kind: 'found' }
  },
  head: ({ text }) => ({ title: text('profile.title'), description: () => text('profile.description'), noindex: true }),
  messages: ['profile', 'access'],
  Page: ProfilePage,
}
