/** What Playwright switches off by itself: of two such lists on a command line Chromium heeds the last alone. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/**
 * Chromium's own hidden pages: every window, and each context of a test has one, loads what would show below its
 * address field. That cost 0.6 s of a core a window, more than most pages of the product.
 */
const NEVER_SEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** The switch of Chromium that leaves out what no test looks at. */
export const WITHOUT_FEATURES = `--disable-features=${[...BY_PLAYWRIGHT, ...NEVER_SEEN].join(',')}`

/**
 * Pages of journeys are open for seconds: optimised code has no time to pay off (a sixth of the cost of two files of
 * journeys). Measurements keep it.
 */
export const WITHOUT_OPTIMISATION = '--js-flags=--no-opt --no-maglev'
