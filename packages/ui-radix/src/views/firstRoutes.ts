import type { Routes } from '@foyer/headless'
import type { LazyView, ViewTitle } from '../modal/views.ts'

// Rows of the views that most openings begin with. They are part of the shell, so that their header and size show
// before their JavaScript has loaded; all other rows are in the tables of `findView.ts`.

const connectTitle: ViewTitle = ['connect.title', 'Connect wallet']

export const Account: LazyView = {
  title: ['account.title', 'Your account'],
  isTitleHidden: true,
  size: 'tall',
  needsAccount: true,
  load: () => import('./Account/Account.tsx'),
}

export const Connect: LazyView = {
  title: (data) =>
    (data as Routes['Connect'])?.addWalletForNamespace ? ['connect.title.add', 'Add wallet'] : connectTitle,
  size: 'medium',
  load: () => import('./Connect/Connect.tsx'),
}

export const ConnectingExternal: LazyView = {
  title: (data) => (data ? ['connectingExternal.title', '{wallet}'] : connectTitle),
  size: 'short',
  withoutData: 'Connect',
  load: () => import('./ConnectingExternal/ConnectingExternal.tsx'),
}
