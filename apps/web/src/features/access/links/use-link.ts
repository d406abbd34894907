import { useQuery } from '@tanstack/react-query'
import { useHttp } from '../../../data/index.ts'
import { type CheckedLink, linkQuery } from './link-query.ts'

/** Whether a link would work; taken as good until it is known not to. */
export function useLink(link: CheckedLink, token: string) {
  const { data = 'good' } = useQuery(linkQuery(useHttp(), link, token))
  return data
}
