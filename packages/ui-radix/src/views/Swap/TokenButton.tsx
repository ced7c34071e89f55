import { type SwapSide, useEmitEvent, useModalRouter, useSwap } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { withoutControls, shortenName } from '../../i18n/plainText.ts'
import { tokenLogo } from '../../logos/tokenLogo.ts'
import { useShell } from '../../modal/ShellContext.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ChevronDownIcon } from '../../primitives/Icon/arrowIcons.ts'
import { Image } from '../../primitives/Image/Image.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { swapViewMessages as messages } from './messages.ts'

/** The selected token; opens the token list. */
export function TokenButton({ side }: { readonly side: SwapSide }): ReactElement {
  const t = useTranslate()
  const { [side]: token } = useSwap()
  const { push } = useModalRouter()
  const { preload } = useShell()
  const emit = useEmitEvent()
  return (
    <Button
      size={36}
      onPointerEnter={() => preload('SwapSelectToken')}
      onFocus={() => preload('SwapSelectToken')}
      onClick={() => {
        emit({ event: 'CLICK_SELECT_TOKEN_TO_SWAP' })
        push('SwapSelectToken', { target: side })
      }}
    >
      {token ? (
        <>
          <Image src={token.iconUrl} logo={tokenLogo(token)} name={token.name} size={20} shape="round" />
          <bdi>{shortenName(withoutControls(token.symbol))}</bdi>
          <VisuallyHidden> {t(messages, 'swapView.change')}</VisuallyHidden>
        </>
      ) : (
        t(messages, 'swapView.noToken')
      )}
      <ChevronDownIcon size={16} />
    </Button>
  )
}
