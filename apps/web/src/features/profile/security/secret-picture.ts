import { lazyPart } from '../../../ui/index.ts'

/** For the few who set up an authenticator. */
export const SecretPicture = lazyPart(async () => (await import('../../../ui/qr/QrCode.tsx')).QrCode)
