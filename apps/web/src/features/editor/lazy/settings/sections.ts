/** Settings of a site by what they are about; a test names those that are in none. */
export const SITE_SECTIONS = {
  words: ['labels', 'messages'],
  languages: ['locales', 'isLocaleRequired', 'defaultCurrency'],
  help: ['helpLinks', 'footer'],
  search_engines: ['seo'],
  addresses: ['redirects'],
  features: ['features', 'isMyBetsVisible', 'isShareBetOn', 'layoutWidth', 'sportPriorities'],
  access: ['userGroupChecker', 'blockedCountries'],
  reminders: ['signUpReminderSeconds', 'depositReminder'],
  services: ['chat', 'push', 'gtmId', 'sportsbookFrontendOrigin'],
  sources: ['icons', 'imageSources', 'frameSources', 'frameOrigins'],
} as const
export type SiteSection = keyof typeof SITE_SECTIONS
/** What the panel of looks is about. */
export const IN_THEME = ['brand', 'style'] as const
