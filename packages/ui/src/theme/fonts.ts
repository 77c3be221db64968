/**
 * Archivo with its width axis (weights 100 to 900, widths 62 to 125 %): Latin letters and all figures. The one font every
 * page loads.
 */
import "@fontsource-variable/archivo/wdth.css";
import "./fontFallback.css.ts";
