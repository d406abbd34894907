import { type SyntheticEvent, useEffect, useState } from 'react'
import { localStore } from '../../platform/storage/storage.ts'

/**
 * Props of a `details` element whose state is stored for its viewer. @param first whether it is open before the first
 * press
 */
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
