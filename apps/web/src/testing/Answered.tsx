import { useQueryClient } from '@tanstack/react-query'
import type { CallArguments } from '@touchline/client/http'
import type { CallAnswer, CallName } from '@touchline/contract'
import { type ReactNode, useState } from 'react'
import { callKey } from '../data/index.ts'

interface AnsweredProps<N extends CallName> {
  readonly call: N
  readonly asked?: Pick<CallArguments<N>, 'params' | 'query'>
  readonly answer: CallAnswer<N>
  readonly children: ReactNode
}

/** Puts the response of a call into the cache, before the components that show it are drawn. */
export function Answered<N extends CallName>({ call, asked, answer, children }: AnsweredProps<N>) {
  const queries = useQueryClient()
  useState(() => queries.setQueryData(callKey(call, asked), answer))
  return children
}
