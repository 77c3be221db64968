/**
 * Noto Sans SC, one variable font in slices by character range: a page loads only the slices its text needs. Import it
 * dynamically, when the locale is Chinese or a merchant's text contains Han characters.
 */
import "@fontsource-variable/noto-sans-sc/wght.css";
