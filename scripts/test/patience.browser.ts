// A second, the default, is short for a test in a browser that loads its modules while other tests run.
import { configure } from '@testing-library/react'

configure({ asyncUtilTimeout: 20_000 })
