export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { type Duration, splitDuration, twoDigits } from "./splitDuration.ts";
