import type { LazyView } from '../modal/views.ts'

// Rows of the views that log in by e-mail or social account, and that sign in.

export const ConnectSocials: LazyView = {
  title: ['connectSocials.title', 'All social logins'],
  size: 'tall',
  load: () => import('./ConnectSocials/ConnectSocials.tsx'),
}

export const ConnectingFarcaster: LazyView = {
  title: ['connectingFarcaster.title', 'Farcaster'],
  size: 'tall',
  load: () => import('./ConnectingFarcaster/ConnectingFarcaster.tsx'),
}

export const ConnectingSocial: LazyView = {
  title: ['connectingSocial.title', 'Social login'],
  size: 'short',
  load: () => import('./ConnectingSocial/ConnectingSocial.tsx'),
}

export const Create: LazyView = {
  title: ['create.title', 'Create a wallet'],
  size: 'short',
  load: () => import('./Create/Create.tsx'),
}

export const EmailLogin: LazyView = {
  title: ['emailLogin.title', 'Email login'],
  size: 'short',
  load: () => import('./EmailLogin/EmailLogin.tsx'),
}

export const EmailVerifyDevice: LazyView = {
  title: ['device.title', 'Approve this device'],
  size: 'medium',
  withoutData: 'EmailLogin',
  load: () => import('./EmailVerifyDevice/EmailVerifyDevice.tsx'),
}

export const EmailVerifyOtp: LazyView = {
  title: ['otp.title', 'Confirm your email'],
  size: 'medium',
  withoutData: 'EmailLogin',
  load: () => import('./EmailVerifyOtp/EmailVerifyOtp.tsx'),
}

export const SIWXSignMessage: LazyView = {
  title: ['siwx.header', 'Sign in'],
  size: 'medium',
  load: () => import('./SIWXSignMessage/SIWXSignMessage.tsx'),
}
