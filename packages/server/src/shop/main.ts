import { shopOnTerminal } from "./onTerminal.ts";

process.exitCode = (await shopOnTerminal(process.argv.slice(2))) ? 0 : 1;
