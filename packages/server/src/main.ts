import { runShop } from "./start/run.ts";

// A shop without the demo, as a merchant runs it. The demo starts it with its goods (packages/demo/src/main.ts).
await runShop();
