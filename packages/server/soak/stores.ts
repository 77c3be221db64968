import { readConfig } from "#server/config.ts";
import { openMarket } from "#server/market/openMarket.ts";

/** The stores' side: ships, approves refunds, replies in the chat. */
export interface Stores {
  /** Runs a command of `npm run market`; throws if it fails. */
  run(...words: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens the stores' side of the shop that runs on a data folder. */
export async function openStores(dataDir: string): Promise<Stores> {
  const market = await openMarket(readConfig({ SUNDRY_DATA_DIR: dataDir }, dataDir));
  return {
    run: async (...words) => {
      const { done, message } = await market.run(words);
      if (!done) throw new Error(`${words[0]}: ${message}`);
    },
    close: () => market.close(),
  };
}
