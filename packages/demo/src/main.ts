import { runShop } from "@sundry/server/start";

// The shop, with the demo's goods if its settings ask for them.
await runShop(async () => (await import("./demo.ts")).demo);
