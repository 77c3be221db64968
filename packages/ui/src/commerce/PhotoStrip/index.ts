export { PhotoStrip, type PhotoStripProps } from "./PhotoStrip.tsx";
