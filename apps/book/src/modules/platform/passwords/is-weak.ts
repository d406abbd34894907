/** What guessing begins with; longer forms of them count too. */
const COMMON = [
  '12345678',
  '87654321',
  'password',
  'passwort',
  'passw0rd',
  'p@ssw0rd',
  'iloveyou',
  'qwertyui',
  'qwertzui',
  'qwerty123',
  'qwertz123',
  'asdfghjk',
  'zxcvbnm1',
  'yxcvbnm1',
  '1q2w3e4r',
  '1qaz2wsx',
  'abcdefgh',
  'abcd1234',
  'abc12345',
  'a1b2c3d4',
  'letmein1',
  'welcome1',
  'football',
  'fussball',
  'baseball',
  'superman',
  'sunshine',
  'princess',
  'starwars',
  'trustno1',
  'hallo123',
  'schatz123',
  'admin123',
  'liverpool',
  'arsenal1',
  'chelsea1',
  'barcelona',
  'realmadrid',
  'touchline',
]

/** Whether a password is among the first that are tried: a common one, a repeated sign, or the player's own address. */
export function isWeak(password: string, login: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase()
  if (new Set(plain).size < 4) return true
  const [name = ''] = login.split('@')
  if (plain === login || (name.length >= 4 && plain.replace(/[\d\W_]+$/, '') === name)) return true
  return COMMON.some((common) => plain.startsWith(common) && plain.length < common.length + 4)
}
