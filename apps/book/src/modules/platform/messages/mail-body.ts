import type { MessageText } from './message-texts.ts'

/**
 * A message as plain text and as HTML, with the same content.
 * @param site what the site is called
 */
export function mailBody(
  { before, action, after }: MessageText,
  link: string,
  site: string,
): { readonly text: string; readonly html: string } {
  const text = [...before, ...(action === null ? [] : [`${action}:\n${link}`]), ...after].join('\n\n')
  const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${escapeHtml(line)}</p>`)
  const button =
    action === null
      ? []
      : [
          `<p><a href="${escapeHtml(link)}" style="${BUTTON}">${escapeHtml(action)}</a></p>`,
          `<p style="font-size:13px;color:#666"><a href="${escapeHtml(link)}" style="color:#666">${escapeHtml(link)}</a></p>`,
        ]
  const parts = [`<p><strong>${escapeHtml(site)}</strong></p>`, ...paragraphs(before), ...button, ...paragraphs(after)]
  return { text: `${text}\n`, html: `<!doctype html><html><body style="${BODY}">${parts.join('\n')}</body></html>` }
}

const BODY = 'font:16px/1.5 system-ui,sans-serif;max-width:560px;margin:24px auto;padding:0 16px'
const BUTTON =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b3a;color:#fff;text-decoration:none;font-weight:600'

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
}
