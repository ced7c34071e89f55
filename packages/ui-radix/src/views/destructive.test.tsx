import { screen } from '@testing-library/react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from '../test/render.ts'
import * as Account from './Account/Account.stories.tsx'
import * as AccountSettings from './AccountSettings/AccountSettings.stories.tsx'
import * as Pay from './Pay/Pay.stories.tsx'
import * as ProfileWallets from './ProfileWallets/ProfileWallets.stories.tsx'
import * as SmartSessionList from './SmartSessionList/SmartSessionList.stories.tsx'
import * as UnsupportedChain from './UnsupportedChain/UnsupportedChain.stories.tsx'

const DESTRUCTIVE = /^(Disconnect|Forget|Revoke)\b/

test.each<readonly [string, ComponentType]>([
  ['Account', Account.named],
  ['AccountSettings', AccountSettings.named],
  ['Pay', Pay.connected],
  ['ProfileWallets', ProfileWallets.severalWallets],
  ['ProfileWallets, wallets used before', ProfileWallets.onlyUsedBefore],
  ['SmartSessionList', SmartSessionList.expanded],
  ['SmartSessionList, to be confirmed', SmartSessionList.confirming],
  ['UnsupportedChain', UnsupportedChain.connected],
])('%s: destructive buttons, and no others, have the danger variant', async (_, Story) => {
  render(<Story />)
  await screen.findAllByRole('button', { name: DESTRUCTIVE })
  for (const button of screen.getAllByRole('button'))
    expect([button.ariaLabel ?? button.textContent, button.dataset['variant'] === 'danger']).toEqual([
      button.ariaLabel ?? button.textContent,
      DESTRUCTIVE.test(button.ariaLabel ?? button.textContent),
    ])
})
