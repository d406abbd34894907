import { DEPOSIT_STATUSES } from '@touchline/contract/constants'
import { expect, test } from 'vitest'
import { ALERTS, kindOfAlert } from './payment-alert.ts'

test('PAY-02: danger, warning and success are error, warning and success alerts', () => {
  expect(ALERTS).toEqual({ danger: 'error', warning: 'warning', success: 'success' })
})

test('PAY-01: success, error and pending are distinguished, and a pending start has no alert', () => {
  const kinds = Object.fromEntries(DEPOSIT_STATUSES.map((status) => [status, kindOfAlert(status)]))
  expect(kinds).toEqual({
    created: null,
    pending: 'warning',
    succeeded: 'success',
    failed: 'danger',
    expired: 'danger',
    charged_back: 'danger',
  })
})
