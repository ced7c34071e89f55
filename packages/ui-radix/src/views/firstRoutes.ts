import type { Routes } from '@foyer/headless'
import type { ViewModule } from '../modal/views.ts'

// Rows of the views that most openings begin with. They are part of the shell's code, so that the header and the size of
// these views show before their code has come; all other rows are in `routes.ts`.

const connectTitle = ['connect.title', 'Connect wallet'] as const
const addTitle = ['connect.title.add', 'Add wallet'] as const
const walletTitle = ['connectingExternal.title', '{wallet}'] as const

export const Account = {
  title: ['account.title', 'Your account'],
  isTitleHidden: true,
  size: 'tall',
  load: (): ViewModule => import('./Account/Account.tsx'),
} as const

export const Connect = {
  title: (data: unknown): typeof addTitle | typeof connectTitle =>
    (data as Routes['Connect'])?.addWalletForNamespace ? addTitle : connectTitle,
  size: 'medium',
  load: (): ViewModule => import('./Connect/Connect.tsx'),
} as const

export const ConnectingExternal = {
  title: (data: unknown): typeof walletTitle | typeof connectTitle => (data ? walletTitle : connectTitle),
  size: 'short',
  load: (): ViewModule => import('./ConnectingExternal/ConnectingExternal.tsx'),
} as const
