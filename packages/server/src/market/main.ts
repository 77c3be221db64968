import { marketOnTerminal } from "./onTerminal.ts";

process.exitCode = (await marketOnTerminal(process.argv.slice(2))) ? 0 : 1;
