import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";

/** What every module may need beside its transaction. Made once in `main.ts`, by hand in tests. */
export interface Services {
  clock: Clock;
  config: Config;
  /** A float in [0, 1); seeded in tests. */
  random(): number;
}
