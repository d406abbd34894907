/** Demo host: the site of an operator of its own that shows the sportsbook to its players. */
export { createHostDemo, type HostDemo, type HostDemoOptions } from './create-host-demo.ts'
export { WALLET_PATH } from './wallet/register-wallet-calls.ts'
