import { Skeleton } from '@touchline/ui'
import type { ReactNode } from 'react'
import { BrokenPart } from '../../ui/index.ts'
import type { Answered } from './use-answers.ts'

export interface AnswerProps<T> {
  readonly answer: Answered<T>
  /** Height reserved while it loads, in px. */
  readonly height: number
  readonly children: (data: T) => ReactNode
}

/** A response in a block: reserved space while it loads, the data, or an error with a button to try again. */
export function Answer<T>({ answer, height, children }: AnswerProps<T>) {
  switch (answer.state) {
    case 'waiting':
      return <Skeleton block={height} />
    case 'gone':
      return null
    case 'failed':
      return <BrokenPart retry={answer.retry} />
    case 'there':
      return children(answer.data)
  }
}
