import fc from 'fast-check'

/** The secret that the addresses carry. */
export const secret = 'SeCrEt-2f9c41d07b'

/** Paths whose links carry secrets. */
export const paths = ['/login-with-token', '/register/verify-email', '/Register/Reset-Password', '/register/login'] as const
/** A mailed link may carry its secret as the rest of the path. */
const isMailed = (path: string): boolean => path.includes('verify') || path.includes('Reset')

/** Texts that break parsers: bad percent signs, separators, other schemes and hosts, controls, very long. */
const nastyTexts = [
  '%',
  '%E0%A4%A',
  '%00',
  '%ff',
  '&&&',
  '==',
  '?',
  '??',
  '+',
  ';',
  '__proto__',
  'constructor[a]',
  '<script>',
  '%3Cscript%3E',
  '//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '%2F%2Fevil.test',
  '\\\\evil.test',
  '/\\evil.test',
  'x'.repeat(4000),
] as const

const parameterNames = ['returnUrl', 'r', 'page', 'q', 'a', ''] as const

/** The ways in which a link may carry a secret in its query. */
const secretForms = [
  `token=${secret}`,
  `idToken=${secret}`,
  `refreshToken=${secret}&idToken=x`,
  `idToken=${secret}&refreshToken=${secret}`,
  `amp;token=${secret}`,
  `token=a&token=${secret}`,
  `Token=${secret}`,
  `to%6Ben=${secret}`,
  `token=%E0%A4%A${secret}`,
  `returnUrl=%2Flogin-with-token%3FidToken%3D${secret}`,
] as const

const pathSecrets = [`/${secret}`, `/${secret}/more`, `/%E0${secret}`, `/${secret}/`] as const
const secretHash = `#token=${secret}`

const nasty = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent), fc.constantFrom(...nastyTexts))
const parameter = fc.tuple(fc.constantFrom(...parameterNames), nasty).map(([name, text]) => `${name}=${text}`)

/** A malformed address of a path, with its secret here and there. */
export const hostileAddress = (path: string): fc.Arbitrary<string> =>
  fc
    .record({
      slashes: fc.constantFrom('', '', '', '/'),
      inPath: isMailed(path) ? fc.constantFrom('', ...pathSecrets) : fc.constant(''),
      before: fc.array(parameter, { maxLength: 3 }),
      form: fc.option(fc.constantFrom(...secretForms), { freq: 4 }),
      after: fc.array(parameter, { maxLength: 3 }),
      hash: fc.oneof(
        fc.constant(''),
        nasty.map((text) => `#${text}`),
        fc.constant(secretHash),
      ),
    })
    .map(({ slashes, inPath, before, form, after, hash }) => {
      const query = [...before, ...(form === null ? [] : [form]), ...after]
      return `${slashes}${path}${inPath}?${query.join('&')}${hash}`
    })

const nth = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item

/** A few addresses in which every path, nasty text, parameter, way to carry a secret and end occurs. */
export const everyFormOnce: readonly string[] = nastyTexts.map((text, index) => {
  const path = nth(paths, index)
  const inPath = isMailed(path) ? nth(['', ...pathSecrets], Math.floor(index / 2)) : ''
  const hash = nth(['', `#${nth(nastyTexts, index + 7)}`, secretHash], index)
  const slashes = index % 5 === 0 ? '/' : ''
  return `${slashes}${path}${inPath}?${nth(parameterNames, index)}=${text}&${nth(secretForms, index)}${hash}`
})
