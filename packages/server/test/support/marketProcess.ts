/**
 * The market as a process of a journey's worker: commands come as messages and are answered one by one. Starting `npm
 * run market` for each of them took seconds. It ends with the process that started it.
 */
import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";
import { openMarket } from "#server/market/openMarket.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const market = await openMarket(readConfig(process.env, root));

process.on("disconnect", () => void market.close().then(() => process.exit()));
process.on("message", (words) => {
  market.run(words as string[]).then(
    (answer) => process.send?.(answer),
    (fault: unknown) => process.send?.({ done: false, message: String(fault) }),
  );
});
