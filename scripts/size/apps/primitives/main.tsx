// A host whose page is built with primitives, without a modal.
import '@foyer/ui-radix/styles.css'
import { Amount, Button, Image, Row, Skeleton, Text } from '@foyer/ui-radix/primitives'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function App() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Connect'}</Button>
      <Text>Balance</Text>
      <Amount value="1.25" symbol="ETH" />
      <Image name="Ether" />
      <Skeleton />
      <Row name="Sample" />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
