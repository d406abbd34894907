import { lazyComponent } from '../../../ui/index.ts'

/** For the few who set up an authenticator. */
export const SecretPicture = lazyComponent(() => import('../../../ui/qr/QrCode.tsx'), 'QrCode')
