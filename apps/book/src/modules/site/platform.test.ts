import { readSite, type Site } from '@touchline/contract'
import { expect, test } from 'vitest'
import { ofPlatform } from './platform.ts'

const DEMO = 'http://127.0.0.1:4100'
const CHECKER = { enabled: true, groupId: 'members' }

function siteOf(file: object): Site {
  const { site, problems } = readSite({ format: 1, ...file })
  expect(problems).toEqual([])
  return site as Site
}

test('BLOCK-05 ROUTE-12: where the demo host is the platform, links to help, money and pages of visitors lead there', () => {
  const { helpLinks, userGroupChecker } = ofPlatform(
    siteOf({ sportsbookFrontendOrigin: DEMO, userGroupChecker: CHECKER }),
    [DEMO],
  )
  expect(helpLinks).toEqual({
    termsAndConditions: `${DEMO}/terms`,
    transactionHistory: `${DEMO}/wallet`,
    helpCenter: `${DEMO}/help`,
    deposit: `${DEMO}/wallet/deposit`,
  })
  expect(userGroupChecker).toEqual({ ...CHECKER, platformUrl: DEMO })
})

test('BLOCK-05 ROUTE-12: what the site says itself stays as it says, and other platforms have pages of their own', () => {
  const given = {
    sportsbookFrontendOrigin: DEMO,
    helpLinks: { helpCenter: 'https://help.example/', deposit: '/profile/wallet' },
    userGroupChecker: { ...CHECKER, platformUrl: 'https://members.example/' },
  }
  const own = ofPlatform(siteOf(given), [DEMO])
  expect(own.helpLinks).toMatchObject({ ...given.helpLinks, termsAndConditions: `${DEMO}/terms` })
  expect(own.userGroupChecker.platformUrl).toBe('https://members.example/')
  const site = siteOf({ sportsbookFrontendOrigin: 'https://platform.example', userGroupChecker: CHECKER })
  const other = ofPlatform(site, [DEMO])
  expect([other.helpLinks, other.userGroupChecker.platformUrl]).toEqual([site.helpLinks, 'https://platform.example'])
  const alone = siteOf({})
  expect(ofPlatform(alone, [DEMO])).toBe(alone)
})

test('ROUTE-12: a site for one group that names neither an address nor a platform for all others is refused', () => {
  expect(readSite({ format: 1, userGroupChecker: CHECKER }).problems).toMatchObject([
    { rule: 'platform', refused: true },
  ])
})
