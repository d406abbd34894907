import { useEffect, useState } from 'react'
import { demos } from '../demo/demo.ts'
import { Toasts } from './Toasts.tsx'
import { createToastStore, type Toast } from './toast-store.ts'

function Shown({ toast }: { readonly toast: Toast }) {
  const [toasts] = useState(createToastStore)
  useEffect(() => void toasts.show({ ...toast, sticky: true }), [toasts, toast])
  return <Toasts toasts={toasts} closeLabel="Close" />
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
