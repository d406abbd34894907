import { useEffect } from 'react'
import { demos } from '../demo/demo.ts'
import { Toasts } from './Toasts.tsx'
import { type Toast, toasts } from './toast-store.ts'

function Shown({ toast }: { readonly toast: Toast }) {
  useEffect(() => {
    toasts.show({ ...toast, sticky: true })
  }, [toast])
  return <Toasts closeLabel="Close" />
}

const OFFLINE: Toast = {
  kind: 'error',
  title: 'You are offline',
  text: 'Prices are paused until the connection is back.',
}

export const DEMO = demos({
  title: 'Toasts',
  alone: true,
  states: { 'an error': () => <Shown toast={OFFLINE} /> },
})
