import type { Story, StoryDefault } from '@ladle/react'
import { samplePairing, samples } from '../../test/samples.ts'
import { StoryFrame } from '../../test/StoryFrame.tsx'
import { Button } from '../Button/Button.tsx'
import { Image } from '../Image/Image.tsx'
import { Qr } from './Qr.tsx'

export default { title: 'primitives/Qr' } satisfies StoryDefault

const label = 'QR code to connect a wallet'

export const loading: Story = () => (
  <StoryFrame>
    <Qr value={undefined} label={label} />
  </StoryFrame>
)

export const plain: Story = () => (
  <StoryFrame>
    <Qr value={samplePairing} label={label} />
  </StoryFrame>
)

export const small: Story = () => (
  <StoryFrame>
    <Qr value={samplePairing} label={label} size={232} />
  </StoryFrame>
)

export const withLogo: Story = () => (
  <StoryFrame>
    <Qr value={samplePairing} label={label} logo={<Image src={samples.orange} name="Marigold" size={40} />} />
  </StoryFrame>
)

export const withTime: Story = () => (
  <StoryFrame>
    <Qr
      value={samplePairing}
      label={label}
      timeLeft={0.7}
      logo={<Image src={samples.violet} name="Iris" size={40} />}
    />
  </StoryFrame>
)

export const covered: Story = () => (
  <StoryFrame>
    <Qr
      value={undefined}
      label={label}
      cover={
        <>
          <p>QR code expired</p>
          <Button variant="primary">Refresh QR code</Button>
        </>
      }
    />
  </StoryFrame>
)

export const short: Story = () => (
  <StoryFrame>
    <Qr value="wc:x" label={label} logo={<Image src={samples.blue} name="Lake" size={40} />} />
  </StoryFrame>
)
