export { Countdown, type CountdownProps } from "./Countdown.tsx";
export { type Duration, splitDuration } from "./splitDuration.ts";
export { type CountdownOptions, useCountdown } from "./useCountdown.ts";
