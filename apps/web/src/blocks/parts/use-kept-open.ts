import { type SyntheticEvent, useEffect, useState } from 'react'
import { localStore } from '../../platform/storage/storage.ts'

/** What a `details` element needs that is left as its viewer leaves it. @param first whether it is open for who has never pressed it */
export function useKeptOpen(key: string, first: boolean) {
  const [open, setOpen] = useState(first)
  // The server does not know what the browser keeps.
  useEffect(() => {
    const kept = localStore.read(key)
    if (typeof kept === 'boolean') setOpen(kept)
  }, [key])
  function onToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (currentTarget.open === open) return
    localStore.write(key, currentTarget.open)
    setOpen(currentTarget.open)
  }
  return { open, onToggle }
}
