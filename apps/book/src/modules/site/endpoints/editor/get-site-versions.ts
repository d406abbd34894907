import type { Handler } from '../../../../kernel/handler.ts'
import type { SitePorts } from '../../ports.ts'
import { listVersions } from '../../versions/stored-site.ts'

export function getSiteVersions({ db }: SitePorts): Handler<'getSiteVersions'> {
  return async () => {
    const versions = await listVersions(db)
    return {
      data: [
        ...versions.map(({ version, author, published_at }) => ({
          version,
          author,
          publishedAt: published_at.toISOString(),
        })),
        { version: 0, author: '', publishedAt: null },
      ],
    }
  }
}
