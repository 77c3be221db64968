import { systemClock } from "./clock.ts";
import type { Config } from "./config.ts";
import { events } from "./modules/shopwide/events.ts";
import { systemRandom } from "./random.ts";
import type { Services } from "./services.ts";

/** What modules need in a command of the merchant or the market, where no buyer calls. */
export function commandServices(config: Config): Services {
  return { clock: systemClock, config, sessions: { identify: async () => null }, events, random: systemRandom };
}
