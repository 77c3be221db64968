import { type DestinationStream, pino } from "pino";
import type { Observer } from "./requestObservers.ts";

/** Writes one line of JSON for each request, to standard output by default. */
export function requestLog(destination: DestinationStream = process.stdout): Observer {
  const log = pino(
    {
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    destination,
  );
  return (answered) => {
    if (answered.status >= 500) log.error(answered);
    else log.info(answered);
  };
}
