/** What is shown where the frame does not come, and on the button beside it. */
const TEXTS: Readonly<Record<string, readonly [failed: string, retry: string]>> = {
  en: ['The sportsbook did not load.', 'Try again'],
  de: ['Die Sportwetten wurden nicht geladen.', 'Erneut versuchen'],
  es: ['No se cargaron las apuestas.', 'Reintentar'],
  pt: ['As apostas não carregaram.', 'Tentar novamente'],
  ru: ['Не удалось загрузить ставки.', 'Повторить'],
  sv: ['Sportspelen kunde inte laddas.', 'Försök igen'],
  tr: ['Bahisler yüklenemedi.', 'Tekrar dene'],
  ar: ['تعذّر تحميل الرهانات.', 'إعادة المحاولة'],
}

/** In the language of the sportsbook, else in English. */
export const frameTexts = (locale: string) => TEXTS[locale.slice(0, 2)] ?? (TEXTS.en as (typeof TEXTS)[string])
