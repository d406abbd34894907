import { add, divide, type Fraction, multiply, parseFraction, subtract } from '../fraction/index.ts'

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z_]+|[()+\-*/x×·])/iy

function tokenize(text: string): readonly string[] | undefined {
  const tokens: string[] = []
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.trimEnd().length) {
    const match = TOKEN.exec(text)
    if (match?.[1] === undefined) return undefined
    tokens.push(match[1])
  }
  return tokens
}

/**
 * Value of an arithmetic text such as '(o + 1) / 2' with the given variables; undefined where it is none. An unknown
 * price is written so in settlement cases.
 */
export function evaluate(text: string, variables: Readonly<Record<string, Fraction>>): Fraction | undefined {
  const tokens = tokenize(text)
  if (tokens === undefined) return undefined
  let at = 0

  function atom(): Fraction | undefined {
    const token = tokens?.[at++]
    if (token === '(') {
      const inner = terms()
      return tokens?.[at++] === ')' ? inner : undefined
    }
    if (token === undefined) return undefined
    return Object.hasOwn(variables, token) ? variables[token] : parseFraction(token)
  }

  function factors(): Fraction | undefined {
    let left = atom()
    while (left !== undefined && /^[*/x×·]$/.test(tokens?.[at] ?? '')) {
      const isDivision = tokens?.[at++] === '/'
      const right = atom()
      if (right === undefined || (isDivision && right.n === 0n)) return undefined
      left = isDivision ? divide(left, right) : multiply(left, right)
    }
    return left
  }

  function terms(): Fraction | undefined {
    let left = factors()
    while (left !== undefined && /^[+-]$/.test(tokens?.[at] ?? '')) {
      const isMinus = tokens?.[at++] === '-'
      const right = factors()
      if (right === undefined) return undefined
      left = isMinus ? subtract(left, right) : add(left, right)
    }
    return left
  }

  const value = terms()
  return at === tokens.length ? value : undefined
}
