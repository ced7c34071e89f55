import { type RouteName, useConnectList, useModalRouter } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { useShell } from '../../modal/ShellContext.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { SearchIcon } from '../../primitives/Icon/controlIcons.ts'
import { Row } from '../../primitives/Row/Row.tsx'
import { connectListMessages as messages } from './connectListMessages.ts'

export type SearchWalletsRowProps = {
  readonly allWallets: NonNullable<ReturnType<typeof useConnectList>['allWallets']>
  /** Where to go once a wallet is connected. */
  readonly redirectView?: RouteName | undefined
}

/** The way to every wallet there is, and how many those are. */
export function SearchWalletsRow({ allWallets, redirectView }: SearchWalletsRowProps): ReactElement {
  const t = useTranslate()
  const { preload } = useShell()
  const { push } = useModalRouter()
  const { count, isLoading, isDisabled } = allWallets
  const prepare = (): void => preload('AllWallets')
  return (
    <Row
      name={t(messages, 'connect.search')}
      image={<SearchIcon />}
      badge={count && <Badge>{count}</Badge>}
      loading={isLoading}
      disabled={isDisabled}
      description={isDisabled ? t(messages, 'connect.inUse') : undefined}
      chevron
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => push('AllWallets', { redirectView })}
    />
  )
}
