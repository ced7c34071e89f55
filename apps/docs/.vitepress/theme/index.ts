// The fonts of the system: each visitor would have to fetch those of the theme.
import theme from 'vitepress/theme-without-fonts'
import './site.css'

export default theme
