import { expect, test } from 'vitest'
import { createToastStore } from './toast-store.ts'

test('ERROR-05: a new alert dismisses the one before', () => {
  const toasts = createToastStore()
  toasts.show({ kind: 'error', title: 'first' })
  toasts.show({ kind: 'info', title: 'second' })
  expect(toasts.get()?.title).toBe('second')
})

test('ERROR-05: coming back dismisses only the notice of being offline', () => {
  const toasts = createToastStore()
  const offline = toasts.show({ kind: 'error', title: 'Offline error', sticky: true })
  toasts.show({ kind: 'success', title: 'saved' })
  toasts.dismiss(offline)
  expect(toasts.get()?.title).toBe('saved')
  toasts.dismiss()
  expect(toasts.get()).toBeNull()
})
