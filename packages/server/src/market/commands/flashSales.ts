import { openSlot } from "#server/modules/catalogue/seckill/newSlot.ts";
import { wallTime } from "#server/shopTime.ts";
import { type Command, oneOf, UsageError, wordAt } from "../command.ts";

/** The platform's actions on the flash sale. */
export const flashSaleCommands: readonly Command[] = [
  {
    name: "seckill",
    usage: "now|next",
    does: "opens a round of the flash sale for this hour, which ends with the next round, or for the next hour",
    async run(tx, services, called) {
      const begin = oneOf(wordAt(called, 0, "time"), ["now", "next"]);
      const { hour } = wallTime(services.clock.now(), services.config.shopZone);
      const wanted = begin === "now" ? hour : hour + 1;
      if (wanted > 23) throw new UsageError("Today has no hour left.");
      const opened = await openSlot(tx, services, wanted);
      return opened ? `Flash sale: a round of ${wanted}:00.` : `Flash sale: no new round of ${wanted}:00.`;
    },
  },
];
