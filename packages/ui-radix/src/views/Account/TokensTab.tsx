import {
  type TokenBalance,
  tokenFormats,
  useAccount,
  useNetwork,
  useTokenBalances,
  useFeatures,
  useModalRouter,
} from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { commonMessages } from '../../i18n/commonMessages.ts'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { badgeMessages } from '../../i18n/statusMessages.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Slot } from '../../modal/slots.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { PlusIcon, ReceiveIcon } from '../../primitives/Icon/subjectIcons.ts'
import { LongList } from '../../primitives/LongList/LongList.tsx'
import { Row } from '../../primitives/Row/Row.tsx'
import { Stack, List, ListItem } from '../../primitives/Stack/Stack.tsx'
import { LoadingRows } from '../shared/LoadingRows.tsx'
import { TokenItem } from '../shared/tokens/TokenItem.tsx'
import { useRetry } from '../shared/useRetry.ts'
import { HoldingsError, holdingsMessages as messages, StaleNote, EmptyTab } from './HoldingsStates.tsx'
import { accountFeatures } from './rules.ts'

const SKELETONS = 4
const ROW_HEIGHT = 56

/** Tokens of the account. */
export default function TokensTab(): ReactElement {
  const { address } = useAccount()
  const { caipNetworkId } = useNetwork()
  // Another account or network resets the state, including a pending retry.
  return <Tokens key={`${caipNetworkId}:${address}`} />
}

function Tokens(): ReactElement {
  const t = useTranslate()
  const query = useTokenBalances()
  const attempt = useRetry(query)
  const { data, isPending, isError } = query
  if (isPending)
    return <LoadingRows label={t(commonMessages, 'common.loading')} count={SKELETONS} shape="circle" plain />
  if (!data) return <HoldingsError list="tokens" {...attempt} />
  return (
    <Stack gap={8}>
      {isError && <StaleNote {...attempt} />}
      {data.tokens.length === 0 ? <EmptyTokens /> : <TokenList tokens={data.tokens} />}
    </Stack>
  )
}

function TokenList({ tokens }: { readonly tokens: readonly TokenBalance[] }): ReactElement {
  const t = useTranslate()
  const formats = useMemo(() => tokenFormats(t.locale), [t.locale])
  return (
    <LongList
      aria-label={t(messages, 'account.tokens.list')}
      count={tokens.length}
      gap={0}
      sizeOf={() => ROW_HEIGHT}
      keyOf={(index) => tokens[index]?.id ?? ''}
    >
      {(index) => {
        const token = tokens[index]
        return token && <TokenItem token={token} formats={formats} />
      }}
    </LongList>
  )
}

const entries = {
  onramp: { Icon: PlusIcon, name: 'account.tokens.buy', body: 'account.tokens.buyBody' },
  receive: { Icon: ReceiveIcon, name: 'account.tokens.receive', body: 'account.tokens.receiveBody' },
} as const

/** Without tokens: the ways to fund the account that the app offers. */
export function EmptyTokens(): ReactElement {
  const t = useTranslate()
  const { namespace } = useAccount()
  const features = useFeatures({ namespace })
  const { has, preload } = useShell()
  const { push } = useModalRouter()
  const ways = accountFeatures({ features, hasRoute: has }).flatMap(({ feature, route }) =>
    feature === 'onramp' || feature === 'receive' ? [{ feature, route, ...entries[feature] }] : [],
  )
  if (ways.length === 0) return <EmptyTab tab="tokens" />
  return (
    <Slot name="emptyState" data={{ name: 'tokens' }}>
      <List>
        {ways.map(({ feature, route, Icon, name, body }) => (
          <ListItem key={feature}>
            <Row
              name={t(messages, name)}
              description={t(messages, body)}
              image={<Icon />}
              badge={feature === 'onramp' && <Badge tone="accent">{t(badgeMessages, 'badge.popular')}</Badge>}
              chevron
              onPointerEnter={() => preload(route)}
              onFocus={() => preload(route)}
              onClick={() => push(route as 'WalletReceive')}
            />
          </ListItem>
        ))}
      </List>
    </Slot>
  )
}
