/** The texts of the error shell: why there is no page, what to do, and where to go. */
export interface ShellText {
  readonly failed: string
  readonly failedHint: string
  readonly busy: string
  readonly busyHint: string
  readonly home: string
  readonly reference: string
}

/** The error shell speaks languages of its own (LOCALE-04), and Arabic, which the product speaks too. */
export const SHELL_TEXTS = {
  en: {
    failed: 'Oops! Sorry, something went wrong. Please come back in a while.',
    failedHint: 'It is our mistake, and it has been noted.',
    busy: 'Many people are here right now.',
    busyHint: 'Nothing is lost. Please try again in a few seconds.',
    home: 'Go to the home page',
    reference: 'Reference',
  },
  da: {
    failed: 'Ups! Beklager, noget gik galt. Kom tilbage om lidt.',
    failedHint: 'Det er vores fejl, og den er noteret.',
    busy: 'Der er mange her lige nu.',
    busyHint: 'Intet er tabt. Prøv igen om et par sekunder.',
    home: 'Til forsiden',
    reference: 'Reference',
  },
  de: {
    failed: 'Leider ist etwas schiefgegangen. Bitte komm später wieder.',
    failedHint: 'Es ist unser Fehler, und er ist vermerkt.',
    busy: 'Gerade sind sehr viele Menschen hier.',
    busyHint: 'Nichts ist verloren. Bitte versuche es in ein paar Sekunden noch einmal.',
    home: 'Zur Startseite',
    reference: 'Vorgang',
  },
  es: {
    failed: '¡Vaya! Lo sentimos, algo ha ido mal. Vuelve dentro de un rato.',
    failedHint: 'Es un error nuestro y ha quedado anotado.',
    busy: 'Hay mucha gente aquí ahora mismo.',
    busyHint: 'No se ha perdido nada. Inténtalo de nuevo en unos segundos.',
    home: 'Ir a la página de inicio',
    reference: 'Referencia',
  },
  no: {
    failed: 'Oi! Beklager, noe gikk galt. Kom tilbake om en stund.',
    failedHint: 'Det er vår feil, og den er notert.',
    busy: 'Det er mange her akkurat nå.',
    busyHint: 'Ingenting er tapt. Prøv igjen om noen sekunder.',
    home: 'Til forsiden',
    reference: 'Referanse',
  },
  'pt-BR': {
    failed: 'Ops! Desculpe, algo deu errado. Volte daqui a pouco.',
    failedHint: 'O erro é nosso e foi registrado.',
    busy: 'Há muita gente aqui agora.',
    busyHint: 'Nada foi perdido. Tente de novo em alguns segundos.',
    home: 'Ir para a página inicial',
    reference: 'Referência',
  },
  ru: {
    failed: 'Извините, что-то пошло не так. Загляните немного позже.',
    failedHint: 'Это наша ошибка, и она записана.',
    busy: 'Сейчас здесь очень много людей.',
    busyHint: 'Ничего не потеряно. Попробуйте ещё раз через несколько секунд.',
    home: 'На главную',
    reference: 'Код обращения',
  },
  'sr-ME': {
    failed: 'Ups! Izvinite, nešto je pošlo po zlu. Vratite se malo kasnije.',
    failedHint: 'Greška je naša i zabilježena je.',
    busy: 'Trenutno je ovdje mnogo ljudi.',
    busyHint: 'Ništa nije izgubljeno. Pokušajte ponovo za nekoliko sekundi.',
    home: 'Na početnu stranicu',
    reference: 'Referenca',
  },
  sv: {
    failed: 'Hoppsan! Något gick fel. Kom tillbaka om en stund.',
    failedHint: 'Felet är vårt och har noterats.',
    busy: 'Det är många här just nu.',
    busyHint: 'Inget har gått förlorat. Försök igen om några sekunder.',
    home: 'Till startsidan',
    reference: 'Referens',
  },
  tr: {
    failed: 'Üzgünüz, bir şeyler ters gitti. Lütfen biraz sonra yeniden gelin.',
    failedHint: 'Hata bizde ve kaydedildi.',
    busy: 'Şu anda burada çok kişi var.',
    busyHint: 'Hiçbir şey kaybolmadı. Birkaç saniye sonra yeniden deneyin.',
    home: 'Ana sayfaya git',
    reference: 'Referans',
  },
  ar: {
    failed: 'عذرًا، حدث خطأ ما. عد بعد قليل من فضلك.',
    failedHint: 'الخطأ منا وقد سُجّل.',
    busy: 'هنا الآن أناس كثيرون.',
    busyHint: 'لم يضع شيء. حاول من جديد بعد بضع ثوانٍ.',
    home: 'إلى الصفحة الرئيسية',
    reference: 'المرجع',
  },
} as const satisfies Record<string, ShellText>

export type ShellLocale = keyof typeof SHELL_TEXTS
