import { useEffect } from 'react'
import type { Config, ConfigParameter } from '../core/types.ts'
import { attachModal } from '../modal/attachModal.ts'
import { useConfig } from './useConfig.ts'

/** The config of a component that shows the modal or its notices; from its mount on the modal reacts. */
export function useAttachedModal(parameters: ConfigParameter): Config {
  const config = useConfig(parameters)
  useEffect(() => attachModal(config), [config])
  return config
}
