/**
 * `npm run dev`: the server on `PORT` (8080), restarted when its files change, and the shop from its sources with hot
 * updates on http://localhost:5173, which forwards /api and /media to the server.
 */
import { passSignalsOn, show, stopAll, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";

const port = process.env.PORT ?? "8080";
const server = {
  args: ["--watch", "--watch-preserve-output", inRoot("packages/demo/src/main.ts")],
  env: { PORT: port, SUNDRY_DATA_DIR: process.env.SUNDRY_DATA_DIR ?? inRoot(".data") },
};
const shop = {
  args: tool("vite", "--clearScreen", "false"),
  cwd: inRoot("packages/storefront"),
  env: { SUNDRY_DEV_API: `http://127.0.0.1:${port}` },
};

passSignalsOn();
const runs = [server, shop].map((command) => show(command));
const first = await Promise.race(runs);
stopAll();
await Promise.all(runs);
process.exitCode = first.status;
