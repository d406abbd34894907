import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contrastOf } from './brand/contrast.ts'
import { formerContent } from './former-pages.ts'
import {
  BLOCK_KINDS,
  BLOCK_PLACEMENTS,
  DEFAULT_SITE_FILE,
  defaultSite,
  isOfPages,
  PAGE_KEYS,
  PageConfig,
  type PageKey,
  pageConfigOf,
  readSite,
  readSiteText,
  SiteConfig,
  type SiteProblem,
  siteConfigOf,
} from './index.ts'

const file = (rest: object) => ({ format: 1, ...rest })
const withContent = (...content: object[]) => file({ pages: { home: { placements: { content } } } })
const text = (props: object, id = 'a') => ({ id, kind: 'content.text', props })
const paths = (problems: readonly SiteProblem[]) => problems.map(({ path }) => path)
const isRefused = (raw: unknown) => readSite(raw).problems.some(({ refused }) => refused)

test('PLAYER-07: a chat room whose host may not be framed is refused, and one that may is taken', () => {
  const chat = { type: 'watchers', id: 'x', room: 'https://chat.example/embed' }
  const { problems } = readSite(file({ chat }))
  expect(problems).toMatchObject([{ path: 'chat.room', rule: 'host', refused: true }])
  expect(isRefused(file({ chat, frameSources: ['*.chat.example'] }))).toBe(true)
  const { site, problems: none } = readSite(file({ chat, frameSources: ['chat.example'] }))
  expect([site?.chat.room, none]).toEqual([chat.room, []])
  expect(readSite(file({ chat: { ...chat, room: 'http://chat.example/' } })).site?.chat.room).toBeNull()
})

describe('the site as the product comes', () => {
  test('BLOCK-01: it fits its own schema, and is what an empty file gives', () => {
    expect(readSite(DEFAULT_SITE_FILE).problems).toEqual([])
    expect(readSite({ format: 1 })).toEqual({ site: defaultSite(), problems: [] })
  })

  test('CAT-01: the menu beside the page and that of a phone both count the events of each sport', () => {
    const { site } = readSite(DEFAULT_SITE_FILE)
    for (const where of ['left_sidebar_desktop', 'side_menu_mobile'] as const) {
      const lists = site?.placements[where].filter(({ kind }) => kind === 'sport-list') ?? []
      expect(lists.map(({ props }) => (props as { showCounts: boolean }).showCounts)).toEqual([true])
    }
  })

  test('BLOCK-01: there are 47 kinds of blocks for any page and 13 that belong to pages of the product, and each has a placement', () => {
    expect(BLOCK_KINDS.filter(isOfPages)).toHaveLength(13)
    expect(BLOCK_KINDS).toHaveLength(60)
    expect(Object.values(BLOCK_PLACEMENTS).every((placements) => placements.length > 0)).toBe(true)
  })

  test('LOCALE-01: in one language it fits the schemas of the calls', () => {
    const shown = { version: 3, locale: 'de', styleSheet: null }
    const site = defaultSite()
    expect(z.safeParse(SiteConfig, siteConfigOf(site, shown)).error).toBeUndefined()
    for (const key of ['home', 'event', 'about'] as const)
      expect(z.safeParse(PageConfig, pageConfigOf(site, site.pages[key], key, shown)).error).toBeUndefined()
  })

  const contentOf = (content: readonly object[], key: PageKey) => {
    const { site, problems } = readSite(file({ pages: { [key]: { placements: { content } } } }))
    return { problems, blocks: site?.pages[key].placements.content ?? [] }
  }
  const ofProduct = (key: PageKey) => defaultSite().pages[key].placements.content ?? []

  test('BLOCK-01: a page as the product comes is blocks like every other, and each page of the product has its own', () => {
    const shown = { version: 1, locale: 'de', styleSheet: null }
    const site = defaultSite()
    const kinds = PAGE_KEYS.map((key) =>
      pageConfigOf(site, site.pages[key], key, shown).placements.content.map(({ kind }) => kind),
    )
    expect(Object.fromEntries(PAGE_KEYS.map((key, at) => [key, kinds[at]]))).toMatchObject({
      home: ['home.top-matches', 'home.events'],
      racing: ['racing.meetings'],
      lotteries: ['lotteries.draws'],
      event: ['event.page'],
      promotions: ['promotions.bonuses', 'jackpot-card', 'jackpot-leaderboard'],
    })
    expect(kinds.every((one) => one.length > 0)).toBe(true)
  })

  test('BLOCK-06: what older releases wrote for an unchanged page is the page of the product', () => {
    for (const key of PAGE_KEYS) {
      const body = { id: 'page-body', kind: 'page.body', props: {} }
      const others = ofProduct(key).filter(({ kind }) => kind.startsWith('jackpot-'))
      for (const content of [[], formerContent(key), [body, ...others], ofProduct(key)])
        expect(contentOf(content, key), key).toEqual({ problems: [], blocks: ofProduct(key) })
    }
  })

  test('BLOCK-06: blocks around `page.body` of an older release stay where they are, and what it was for stays', () => {
    const before = { id: 'racing-meetings', kind: 'divider' }
    const body = { id: 'own', kind: 'page.body', devices: 'desktop', groups: ['gold'] }
    const { blocks, problems } = contentOf([before, body, text({}, 'after')], 'racing')
    expect(problems).toEqual([])
    expect(blocks).toMatchObject([before, { ...body, kind: 'racing.meetings' }, { id: 'after' }])
    const home = contentOf([{ ...body, id: 'page-body' }], 'home').blocks
    expect(home).toMatchObject([
      { id: 'home-top-matches', kind: 'home.top-matches', devices: 'desktop', groups: ['gold'] },
      { id: 'home-events', kind: 'home.events', devices: 'desktop', groups: ['gold'] },
    ])
  })

  test('BLOCK-01: what belongs to a page is there once, and on no other page', () => {
    const card = (id: string) => ({ id, kind: 'racing.meetings', props: {} })
    const { site, problems } = readSite({
      ...file({
        pages: {
          racing: { placements: { content: [card('a'), text({}, 'b'), card('c')] } },
          home: { placements: { content: [card('a'), text({}, 'b')] } },
        },
      }),
      customPages: [{ path: '/own', placements: { content: [card('a'), text({}, 'b')] } }],
    })
    const ids = (content: readonly { readonly id: string }[] = []) => content.map(({ id }) => id)
    expect(ids(site?.pages.racing.placements.content)).toEqual(['a', 'b'])
    expect(ids(site?.pages.home.placements.content)).toEqual(['b'])
    expect(ids(site?.customPages[0]?.placements.content)).toEqual(['b'])
    expect(problems.map(({ path, rule }) => [path, rule]).sort()).toEqual([
      ['customPages./own.content.a', 'placement'],
      ['pages.home.content.a', 'placement'],
      ['pages.racing.content.c', 'repeated'],
    ])
  })

  test('LOCALE-01: a text that a language lacks is that of the first language of the site', () => {
    const { site } = readSite(withContent(text({ title: { de: 'Hallo', en: 'Hello' }, text: { de: 'Nur so' } })))
    const shown = (locale: string) =>
      site &&
      pageConfigOf({ ...site, locales: ['de', 'en'] }, site.pages.home, 'home', {
        version: 1,
        locale,
        styleSheet: null,
      })
    expect(shown('en')?.placements.content[0]?.props).toMatchObject({ title: 'Hello', text: 'Nur so', level: 2 })
  })
})

describe('what a page says beside its blocks', () => {
  const shown = { version: 1, locale: 'de', styleSheet: null }

  test('BLOCK-03 LOCALE-01: values replace their names in all texts of the page that has them, and in no other', () => {
    const content = [text({ title: { en: 'Hello {who}', de: 'Hallo {who}' }, text: { en: '{n} of {unknown}' } })]
    const page = { path: '/own', seo: { title: { en: 'For {who}' } }, placements: { content } }
    const { site } = readSite(
      file({
        customPages: [
          { ...page, pageIntlParams: { who: 'Ann', n: 12_345.5 } },
          { ...page, path: '/other' },
        ],
      }),
    )
    const textsOf = (at: number) => {
      const stored = site?.customPages[at]
      const { seo, placements } = site && stored ? pageConfigOf(site, stored, null, shown) : {}
      return [seo?.title, placements?.content[0]?.props]
    }
    expect(textsOf(0)).toMatchObject(['For Ann', { title: 'Hallo Ann', text: '12.345,5 of {unknown}' }])
    expect(textsOf(1)).toMatchObject(['For {who}', { title: 'Hallo {who}' }])
  })

  test('LOCALE-01: a page has words of its own in each language; one that lacks a word shows that of the first language with it', () => {
    const content = [text({ title: { en: '{greeting}, {who}' }, text: { en: '{greeting} {only_de} {nothing}' } })]
    const { site, problems } = readSite(
      file({
        locales: ['en', 'de', 'sv'],
        customPages: [
          {
            path: '/own',
            seo: { title: { en: '{greeting}' } },
            placements: { content },
            pageIntlParams: { who: 'Ann', greeting: 'Never' },
            translations: { en: { greeting: 'Hello' }, de: { greeting: 'Hallo', only_de: 'Wort', who: 'Anne' } },
          },
          { path: '/other', seo: { title: { en: '{greeting}' } }, placements: { content } },
        ],
      }),
    )
    expect(problems).toEqual([])
    const textsOf = (at: number, locale: string) => {
      const stored = site?.customPages[at]
      const page = site && stored ? pageConfigOf(site, stored, null, { ...shown, locale }) : undefined
      expect(page).not.toHaveProperty('translations')
      return [page?.seo.title, page?.placements.content[0]?.props]
    }
    expect(textsOf(0, 'de')).toMatchObject(['Hallo', { title: 'Hallo, Anne', text: 'Hallo Wort {nothing}' }])
    expect(textsOf(0, 'en')).toMatchObject(['Hello', { title: 'Hello, Anne', text: 'Hello Wort {nothing}' }])
    expect(textsOf(0, 'sv')).toMatchObject(['Hello', { title: 'Hello, Anne' }])
    expect(textsOf(1, 'de')).toMatchObject(['{greeting}', { title: '{greeting}, {who}' }])
  })

  test('BLOCK-03: the pages above a page lead to it, those of the product and those of the site', () => {
    const { site } = readSite(
      file({
        pages: { rules: { parent: '/summer' }, live: { seo: { title: { en: 'In play' } } } },
        customPages: [
          { path: '/summer', parent: 'live', seo: { title: { en: 'Summer' } } },
          { path: '/winter', parent: 'sport' },
        ],
      }),
    )
    if (site === null) throw new Error('The site does not fit.')
    const rules = pageConfigOf(site, site.pages.rules, 'rules', shown)
    expect(rules.breadcrumbs).toEqual([
      { path: '/live', title: 'In play' },
      { path: '/summer', title: 'Summer' },
    ])
    const winter = site.customPages[1]
    expect(winter && pageConfigOf(site, winter, null, shown).breadcrumbs).toEqual([])
  })
})

describe('a file with mistakes', () => {
  test('BLOCK-01: unknown kinds and data that does not fit are left out one by one, and everything else stays', () => {
    const { site, problems } = readSite({
      ...withContent(
        text({ title: { en: 'First' } }),
        { id: 'x', kind: 'content.hologram', props: {} },
        text({ title: { en: 'Third' }, level: 'high', shine: true }, 'c'),
        { id: 'd', kind: 'content.button', props: { label: { en: 'No link' } } },
        { id: 'e', kind: 'bet-slip', props: {} },
        text({}, 'c'),
      ),
      layoutWidth: 'huge',
      mood: 'sunny',
    })
    const left = site?.pages.home.placements.content
    expect(left?.map(({ id }) => id)).toEqual(['a', 'c'])
    expect(left?.[1]?.props).toMatchObject({ title: { en: 'Third' }, level: 2 })
    expect(site?.layoutWidth).toBe('default')
    expect(paths(problems).sort()).toEqual(
      [
        'layoutWidth',
        'mood',
        'pages.home.placements.content.c.props.level',
        'pages.home.placements.content.c.props.shine',
        'pages.home.placements.content.d.props.link',
        'pages.home.placements.content.x.kind',
        'pages.home.content.c',
        'pages.home.content.e',
      ].sort(),
    )
    expect(problems.every(({ refused }) => !refused)).toBe(true)
  })

  test('BLOCK-01: links and texts that could run script refuse the whole file', () => {
    const links = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>1</script>',
      'vbscript:x',
      '//evil.example',
      '/\\evil.example',
      'https:evil',
    ]
    for (const link of links)
      expect(
        isRefused(withContent({ id: 'a', kind: 'content.button', props: { label: { en: 'Go' }, link } })),
        link,
      ).toBe(true)
    for (const words of ['<script>alert(1)</script>', '<img src=x onerror=1>', '< /b>'])
      expect(isRefused(withContent(text({ title: { en: words } }))), words).toBe(true)
    expect(isRefused(withContent(text({ title: { en: '2 < 3 and "quoted" & fine' } })))).toBe(false)
  })

  test('ROUTE-05: pages and redirects in a circle, a page twice, a newer format and a file too large are refused', () => {
    const page = (path: string, parent?: string) => ({ path, ...(parent && { parent }) })
    const refused = [
      file({ customPages: [page('/a', '/b'), page('/b', '/a')] }),
      file({ customPages: [page('/a', '/a')] }),
      file({ customPages: [page('/a', '/nowhere')] }),
      file({ customPages: [page('/a'), page('/a')] }),
      file({
        redirects: [
          { from: '/a', to: '/b' },
          { from: '/b', to: '/a?x=1' },
        ],
      }),
      { format: 2 },
      [],
      null,
    ]
    for (const raw of refused) expect(isRefused(raw), JSON.stringify(raw)).toBe(true)
    expect(isRefused(file({ customPages: [page('/a'), page('/b', '/a'), page('/c', 'home')] }))).toBe(false)
    expect(readSiteText(`{"format":1,"gtmId":"${'x'.repeat(5_000_000)}"}`).site).toBeNull()
    expect(readSiteText('{').problems[0]?.message).toContain('not JSON')
  })

  test('ROUTE-05: nothing leads away from pages of accounts, money, the editor and calls, and no page takes their place', () => {
    for (const path of [
      '/users/password/edit',
      '/users/sign-in',
      '/profile',
      '/profile/wallet',
      '/editor',
      '/limits',
      '/init-sportsbook',
      '/api/users',
      '/404',
    ]) {
      expect(isRefused(file({ redirects: [{ from: path, to: '/live' }] })), path).toBe(true)
      expect(isRefused(file({ customPages: [{ path }] })), path).toBe(true)
    }
    const fine = {
      redirects: [{ from: '/users-guide', to: 'https://help.example/' }],
      customPages: [{ path: '/profiles' }],
    }
    expect(isRefused(file(fine))).toBe(false)
  })

  test('WATCH-03: pictures and frames come from hosts that the site names', () => {
    const image = (src: string) => withContent({ id: 'a', kind: 'content.image', props: { image: { src } } })
    const blocks = (raw: object) => readSite(raw).site?.pages.home.placements.content?.length
    expect(blocks(image('https://cdn.example.com/a.png'))).toBe(0)
    expect(blocks({ ...image('https://cdn.example.com/a.png'), imageSources: ['*.example.com'] })).toBe(1)
    expect(isRefused(image('http://169.254.169.254/a'))).toBe(true)
    expect(isRefused(image('https://user@host.example/a'))).toBe(true)
  })
})

describe('a brand', () => {
  test('BLOCK-03: colours that cannot be read are refused, with the ratio they have', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    const { problems } = readSite(file({ style: { light: { text: '#cccccc' }, dark: {} } }))
    expect(problems[0]).toMatchObject({ path: 'style.light', refused: true })
    expect(problems[0]?.message).toContain('text on ground has a contrast of 1.4')
  })

  test('BLOCK-03: a fault of the site is reported once, and one of a page’s own colours at that page', () => {
    const wrong = (own: object) =>
      paths(readSite(file({ style: { light: { text: '#cccccc' }, dark: {} }, ...own })).problems)
    expect([...new Set(wrong({}))]).toEqual(['style.light'])
    const page = { styleOverrides: { light: {}, dark: { 'promo-to': '#ffffff' } } }
    expect([...new Set(wrong({ pages: { home: page } }))]).toEqual(['style.light', 'pages.home.styleOverrides.dark'])
  })
})

/** Shortest of five times, in ms. */
function timeOf(work: () => unknown): number {
  const times = [1, 2, 3, 4, 5].map(() => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return Math.min(...times)
}

test('BLOCK-01: a file with twenty times as much wrong in it takes about twenty times as long to read, and one without end is refused', () => {
  const wrong = {
    'unknown keys': (n: number) => file(Object.fromEntries(Array.from({ length: n }, (_, at) => [`unknown${at}`, at]))),
    'blocks of unknown kinds': (n: number) => withContent(...Array.from({ length: n }, () => ({ kind: 'nothing' }))),
    'wrong redirects': (n: number) => file({ redirects: Array.from({ length: n }, () => ({ from: 1, to: 2 })) }),
  }
  for (const [name, made] of Object.entries(wrong)) {
    const [few, many] = [made(900), made(18_000)].map((raw) => timeOf(() => readSite(raw)))
    // Each with each would be 400 times as long.
    expect((many ?? 0) / (few ?? 1), name).toBeLessThan(120)
  }
  const endless = JSON.stringify(wrong['unknown keys'](60_000))
  expect(readSiteText(endless)).toMatchObject({ site: null, problems: [{ refused: true, rule: 'file' }] })
  const nested = `{"format":1,"a":${'['.repeat(150_000)}${']'.repeat(150_000)}}`
  expect(readSiteText(nested)).toMatchObject({ site: null, problems: [{ refused: true, rule: 'file' }] })
})

test('LOCALE-01: a problem of the site names each language that the product lacks, and the code to write instead', () => {
  const { problems } = readSite({ format: 1, locales: ['en', 'fr', 'se', 'no'] })
  expect(problems.map(({ path, refused }) => [path, refused])).toEqual([
    ['locales', true],
    ['locales', true],
    ['locales', true],
  ])
  expect(problems.map(({ message }) => message.split('. ')).map(([what, next]) => [what?.slice(0, 29), next])).toEqual([
    ['The product does not speak fr', 'Leave it out.'],
    ['The product does not speak se', 'Write sv.'],
    ['The product does not speak no', 'Leave it out.'],
  ])
  expect(readSite({ format: 1, locales: ['sv', 'pt-BR'] }).problems).toEqual([])
})
