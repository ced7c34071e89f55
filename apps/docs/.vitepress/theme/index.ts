// The system's fonts: the theme's own are a request of every visitor.
import theme from 'vitepress/theme-without-fonts'
import './site.css'

export default theme
