import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { sentenceOf } from "#server/http/refusals.ts";
import type { Services } from "#server/services.ts";
import { callOf } from "./callOf.ts";
import { type Command, Misused } from "./command.ts";

export interface MarketParts {
  database: Pick<OpenDatabase, "db">;
  services: Services;
  commands: readonly Command[];
  /** Takes lines for a terminal. */
  write(line: string): void;
}

/** Runs one command of the market; answers whether it was done. What went wrong is written in a sentence. */
export async function runCommand(
  { database, services, commands, write }: MarketParts,
  [name = "help", ...rest]: readonly string[],
): Promise<boolean> {
  const command = commands.find((one) => one.name === name);
  if (!command) {
    write(helpOf(commands));
    return name === "help";
  }
  try {
    write(await inTransaction(database.db, (tx) => command.run(tx, services, callOf(rest))));
    return true;
  } catch (error) {
    if (error instanceof Misused) write(`${error.message}\n${lineOf(command)}`);
    else if (error instanceof Refused) write(`Refused (${error.code}): ${sentenceOf(error.code, error.params, "en")}`);
    else throw error;
    return false;
  }
}

/** What the market can do, a line each. */
export function helpOf(commands: readonly Command[]): string {
  const lines = commands.map(lineOf);
  return [
    "npm run market -- <command>",
    "",
    ...lines,
    "  live [seconds]\n      lets the stores work automatically until Ctrl-C",
  ].join("\n");
}

function lineOf({ name, usage, does }: Command): string {
  return `  ${name} ${usage}`.trimEnd() + `\n      ${does}`;
}
