import type { lookup } from 'node:dns'
import { createServer, get as plainGet, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowedAddress, qualityIn, readAskedImage } from './asked-image.ts'
import { fetchImage, MAX_IMAGE_BYTES, NoImage } from './fetch-image.ts'
import { makeImage } from './make-image.ts'
import { isPublicAddress, publicLookup } from './public-address.ts'

const SOURCES = ['cdn.example.com', '*.pictures.example']

/** Ways to make a proxy request an address that it must not. */
const TRICKS = [
  'http://cdn.example.com/a.png',
  'https://cdn.example.com:8443/a.png',
  'https://user@cdn.example.com/a.png',
  'https://cdn.example.com:pass@evil.example/a.png',
  'https://cdn.example.com@evil.example/a.png',
  'https://cdn.example.com.evil.example/a.png',
  'https://evil.example/cdn.example.com/a.png',
  'https://evil.example/?https://cdn.example.com/',
  'https://evil.example#cdn.example.com',
  'https://evil.example\\@cdn.example.com/a.png',
  'https:\\\\cdn.example.com\\a.png',
  'https:/cdn.example.com/a.png',
  'https:cdn.example.com/a.png',
  '//cdn.example.com/a.png',
  '/etc/passwd',
  'file:///etc/passwd',
  'ftp://cdn.example.com/a.png',
  'gopher://cdn.example.com/a.png',
  'data:image/png;base64,AAAA',
  'blob:https://cdn.example.com/1',
  'javascript:alert(1)',
  'https://localhost/a.png',
  'https://127.0.0.1/a.png',
  'https://127.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f000001/a.png',
  'https://0177.0.0.1/a.png',
  'https://0/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:127.0.0.1]/a.png',
  'https://[::ffff:7f00:1]/a.png',
  'https://[fd00::1]/a.png',
  'https://[fe80::1%25eth0]/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/a.png',
  'https://10.0.0.1/a.png',
  'https://pictures.example/a.png',
  'https://notpictures.example/a.png',
  'https://cdn.example.com./a.png',
  'https://cdn.example.com\n.evil.example/a.png',
  ' https://cdn.example.com/a.png',
  'https://cdn.exаmple.com/a.png',
  'https://cdn%2eexample.com.evil.example/a.png',
  `https://cdn.example.com/${'a'.repeat(2_100)}`,
]

const PRIVATE =
  '0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255 192.0.0.8 192.168.1.1 198.18.0.1 198.51.100.7 203.0.113.9 224.0.0.1 255.255.255.255 ::1 :: ::ffff:10.0.0.1 ::ffff:8.8.8.8 64:ff9b::7f00:1 fc00::1 fd12::1 fe80::1 ff02::1 2001::1 2001:db8::1 2002:7f00:1::1 3fff::1 localhost 1.2.3'.split(
    ' ',
  )

describe('which pictures are fetched', () => {
  test.each(TRICKS)('WATCH-03: %s is refused', (src) => expect(allowedAddress(src, SOURCES)).toBeNull())

  test('WATCH-03: pictures of the hosts that the site names are fetched', () => {
    expect(TRICKS.length).toBeGreaterThanOrEqual(40)
    expect(allowedAddress('https://cdn.example.com/a.png?x=1#y', SOURCES)?.href).toBe(
      'https://cdn.example.com/a.png?x=1',
    )
    expect(allowedAddress('HTTPS://A.Pictures.Example/a.png', SOURCES)?.host).toBe('a.pictures.example')
    expect(allowedAddress('https://cdn.example.com/a.png', [])).toBeNull()
  })

  test('WATCH-03: addresses of networks that are not the public internet are not', () => {
    expect(PRIVATE.filter(isPublicAddress)).toEqual([])
    expect(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700::1111'].filter(isPublicAddress)).toHaveLength(4)
  })

  test('WATCH-03: a name with a private address among others, or with one a moment later, is not requested', async () => {
    const answers = [
      [{ address: '8.8.8.8', family: 4 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '10.0.0.1', family: 4 },
      ],
      [{ address: '127.0.0.1', family: 4 }],
      [],
    ]
    const resolve = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(null, answers.shift() ?? [])) as unknown as typeof lookup
    const look = publicLookup(isPublicAddress, resolve)
    const asked = () =>
      new Promise((done) => look('rebinding.example', { all: true }, (error, found) => done(error?.message ?? found)))
    expect(await asked()).toEqual([{ address: '8.8.8.8', family: 4 }])
    for (let again = 0; again < 3; again++) expect(await asked()).toBe('rebinding.example is at no public address')
  })
})

describe('pictures as they are sent', () => {
  test('WATCH-03: quality is 80 unless stated otherwise, from 0 to 100, 81.25 % of it in AVIF and 87.5 % in WebP', () => {
    expect((['jpeg', 'avif', 'webp'] as const).map((format) => qualityIn(format, null))).toEqual([80, 65, 70])
    expect((['jpeg', 'avif', 'webp'] as const).map((format) => qualityIn(format, 100))).toEqual([100, 81, 88])
    fc.assert(
      fc.property(fc.double(), (asked) => {
        const quality = qualityIn('jpeg', asked)
        return Number.isInteger(quality) && quality >= 0 && quality <= 100
      }),
    )
    const asked = new URLSearchParams({ src: 'https://cdn.example.com/a.png', w: '600', q: '-5' })
    expect(readAskedImage(asked, 'image/avif,image/webp,*/*', SOURCES)).toMatchObject({
      width: 640,
      format: 'avif',
      quality: 0,
    })
  })

  test('WATCH-03: a picture is returned smaller and in the requested format; other files and too many pixels are refused', async () => {
    const png = await sharp({ create: { width: 800, height: 400, channels: 4, background: '#5b21b6' } })
      .png()
      .toBuffer()
    for (const format of ['avif', 'webp', 'jpeg'] as const) {
      const {
        width,
        height,
        format: made,
      } = await sharp(await makeImage(png, { width: 256, format, quality: 60 })).metadata()
      expect([width, height, made === 'heif' ? 'avif' : made]).toEqual([256, 128, format])
    }
    const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    )
    for (const bytes of [bomb, drawing, Buffer.from('GIF89a nothing'), png.subarray(0, 60)])
      await expect(makeImage(bytes, { width: 64, format: 'webp', quality: 70 })).rejects.toBeInstanceOf(NoImage)
  })
})

describe('fetching', () => {
  let server: Server
  let origin: string
  const open = { lookup: publicLookup(() => true), get: plainGet as never }

  beforeAll(async () => {
    server = createServer(({ url }, response) => {
      if (url === '/picture') return response.writeHead(200, { 'content-type': 'image/png' }).end('png')
      if (url === '/moved') return response.writeHead(302, { location: 'http://169.254.169.254/' }).end()
      if (url === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
      response.writeHead(200, {
        'content-type': 'image/png',
        ...(url === '/said' && { 'content-length': MAX_IMAGE_BYTES + 1 }),
      })
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1_048_576)));
        response.once('drain', more)
      }
      more()
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    origin = `http://localhost:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('WATCH-03: one request, no redirects, nothing but pictures, and never more than so many bytes', async () => {
    expect(String(await fetchImage(new URL(`${origin}/picture`), open))).toBe('png')
    for (const path of ['/moved', '/page', '/said', '/endless'])
      await expect(fetchImage(new URL(`${origin}${path}`), open), path).rejects.toBeInstanceOf(NoImage)
  })

  test('WATCH-03: a name that leads to this machine is not connected to', async () => {
    const parts = { ...open, lookup: publicLookup() }
    await expect(fetchImage(new URL(`${origin}/picture`), parts)).rejects.toThrow('no public address')
  })
})

describe('what strangers may have made', () => {
  test('WATCH-03: of the 101 qualities and any width few pictures come, never wider than the widest', () => {
    const seen = new Set<string>()
    for (let q = -5; q <= 110; q++)
      for (const w of ['', '-3', '1', '640', '641', '99999', 'x']) {
        const asked = new URLSearchParams({ src: 'https://cdn.example.com/a.png', w, q: String(q) })
        const read = readAskedImage(asked, 'image/avif', SOURCES)
        seen.add(`${read?.width} ${read?.quality}`)
        expect(read?.width).toBeLessThanOrEqual(2560)
      }
    expect(seen.size).toBeLessThanOrEqual(11 * 4)
  })

  test('WATCH-03: a drawing of megabytes is refused in less time than a small picture is made in, and so is what else is no picture', async () => {
    const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#5b21b6' } })
      .png()
      .toBuffer()
    const timeOf = async (bytes: Buffer) => {
      const began = performance.now()
      await makeImage(bytes, { width: 256, format: 'webp', quality: 70 }).catch((error: unknown) =>
        expect(error).toBeInstanceOf(NoImage),
      )
      return performance.now() - began
    }
    const head = '<svg xmlns="http://www.w3.org/2000/svg"'
    const path = Buffer.from(`${head}><path d="M0 0${'L1 2 3 4'.repeat(800_000)}"/></svg>`)
    const shapes = Buffer.from(`${head} width="9" height="9">${'<rect width="9" height="9"/>'.repeat(250_000)}</svg>`)
    const spaced = Buffer.concat([Buffer.from('\ufeff<?xml version="1.0"?>\n'), path])
    const tiff = await sharp(small).tiff().toBuffer()
    await timeOf(small)
    const floor = await timeOf(small)
    for (const bytes of [path, shapes, spaced, tiff, Buffer.from('%PDF-1.7 '.repeat(100_000)), Buffer.alloc(0)])
      expect(await timeOf(bytes)).toBeLessThan(Math.max(floor, 20))
  })

  test('WATCH-03: of a moving picture the first frame is made, in every format that moves', async () => {
    const [width, height, frames] = [200, 150, 60]
    const raw = Buffer.alloc(width * height * frames * 3, 90)
    const moving = sharp(raw, { raw: { width, height: height * frames, channels: 3, pageHeight: height } })
    for (const bytes of [await moving.clone().webp().toBuffer(), await moving.clone().gif().toBuffer()]) {
      const made = await makeImage(bytes, { width: 2560, format: 'webp', quality: 70 })
      expect(await sharp(made).metadata()).toMatchObject({ width, height })
    }
  })

  test('WATCH-03: a picture of noise takes AVIF about as long as any other format', async () => {
    const width = 4_000
    const height = 3_000
    const raw = Buffer.alloc(width * height * 3)
    // Noise that no format makes smaller.
    for (let at = 0, seed = 1; at < raw.length; at++) {
      seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff
      raw[at] = seed >> 16
    }
    const noise = await sharp(raw, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer()
    const timeOf = async (format: 'avif' | 'webp') => {
      const began = performance.now()
      await makeImage(noise, { width: 2560, format, quality: 81 }).catch((error: unknown) =>
        expect(error).toBeInstanceOf(NoImage),
      )
      return performance.now() - began
    }
    const floor = await timeOf('webp')
    expect((await timeOf('avif')) / floor).toBeLessThan(5)
  })
})
