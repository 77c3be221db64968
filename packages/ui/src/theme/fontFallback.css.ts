import { globalFontFace } from "@vanilla-extract/css";

/** Archivo's own ascent and descent, so that lines keep their height when it has loaded. */
const lines = { ascentOverride: "87.8%", descentOverride: "21%", lineGapOverride: "0%" } as const;

/**
 * Used until Archivo has loaded, with letters scaled to its width, so that text breaks at the same places. Most devices
 * have Arial or a metric-compatible font, Linux has DejaVu Sans.
 */
globalFontFace("Archivo stand-in", [
  { src: 'local("Arial"), local("Liberation Sans")', fontWeight: "100 500", sizeAdjust: "98.7%", ...lines },
  { src: 'local("Arial Bold"), local("Liberation Sans Bold")', fontWeight: "600 900", sizeAdjust: "98.7%", ...lines },
]);
globalFontFace("Archivo stand-in for Linux", [
  { src: 'local("DejaVu Sans")', fontWeight: "100 500", sizeAdjust: "86%", ...lines },
  { src: 'local("DejaVu Sans Bold")', fontWeight: "600 900", sizeAdjust: "88%", ...lines },
]);
