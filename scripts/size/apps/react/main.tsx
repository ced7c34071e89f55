// Baseline: bare React. All other apps are measured relative to this one.
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

function App() {
  const [isOpen, setIsOpen] = useState(false)
  return <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Connect'}</button>
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<App />)
