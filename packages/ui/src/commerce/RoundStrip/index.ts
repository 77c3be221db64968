export { type RoundSlot, RoundStrip, type RoundStripProps } from "./RoundStrip.tsx";
