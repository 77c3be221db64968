#!/usr/bin/env node
/**
 * `sundry shop COMMAND` and `sundry market COMMAND`: what `npm run shop` and `npm run market` do, where there is neither npm
 * nor the repository, as in the image. Files are relative to the caller's folder, settings are those of the environment.
 */
const [area = "help", ...words] = process.argv.slice(2);

/** Loaded only when called, because each loads much of the server. */
const areas = new Map([
  ["shop", async () => (await import("./shop/onTerminal.ts")).shopOnTerminal(words, "sundry shop")],
  ["market", async () => (await import("./market/onTerminal.ts")).marketOnTerminal(words, "sundry market")],
]);

const help = `sundry shop COMMAND
    what a merchant does: goods, orders, backups; without a command it lists them
sundry market COMMAND
    plays the other side of the marketplace: stores, carriers, the platform; without a command it lists them`;

const run = areas.get(area);
if (run) process.exitCode = (await run()) ? 0 : 1;
else {
  const isAsked = area === "help" || area === "--help";
  console.log(isAsked ? help : `There is no ${area}. There are these:\n${help}`);
  process.exitCode = isAsked ? 0 : 1;
}
