import { useModalRouter } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { Button, Stack, Text } from '@foyer/ui-radix/primitives'

function WhatIsAWallet() {
  const { goBack } = useModalRouter()
  return (
    <Stack gap={16}>
      <Text>A view of this app: a wallet keeps your keys.</Text>
      <Button variant="primary" block onClick={goBack}>
        Got it
      </Button>
    </Stack>
  )
}

const Help = () => <Text>Need help? Ask us.</Text>

/** A view and a slot of the app, and a text. */
export default function Views() {
  return (
    <>
      <ConnectButton />
      <FoyerModal
        messages={{ 'connect.title': 'Log in to Orchard' }}
        views={{ WhatIsAWallet }}
        slots={{ 'connect.after': Help }}
      />
    </>
  )
}
