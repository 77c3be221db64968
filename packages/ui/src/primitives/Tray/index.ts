export { Tray, type TrayProps } from "./Tray.tsx";
export { standardWidths, widthLadder } from "./widthLadder.ts";
