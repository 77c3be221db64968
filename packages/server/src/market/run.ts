import { cleanText } from "#server/cleanText.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Refused } from "#server/http/refused.ts";
import { refusalMessage } from "#server/http/refusals.ts";
import type { Services } from "#server/services.ts";
import { parseArguments } from "./parseArguments.ts";
import { type Command, UsageError } from "./command.ts";

export interface MarketParts {
  database: Pick<OpenDatabase, "db">;
  services: Services;
  commands: readonly Command[];
  /** How a command is called here, before its name. */
  program?: string;
  /** Writes a line to the terminal. */
  write(line: string): void;
}

/** Runs one command of the market and returns whether it succeeded. A failure is written as a sentence. What buyers wrote can't
 * reach the terminal as an escape code. */
export async function runCommand(
  { database, services, commands, program = "npm run market --", write: print }: MarketParts,
  [name = "help", ...rest]: readonly string[],
): Promise<boolean> {
  const write = (text: string) => print(cleanText(text, "lines"));
  const command = commands.find((one) => one.name === name);
  if (!command) {
    write(helpOf(commands, program));
    return name === "help";
  }
  try {
    write(await inTransaction(database.db, (tx) => command.run(tx, services, parseArguments(rest))));
    return true;
  } catch (error) {
    if (error instanceof UsageError) write(`${error.message}\n${lineOf(command)}`);
    else if (error instanceof Refused)
      write(`Refused (${error.code}): ${refusalMessage(error.code, error.params, "en")}`);
    else throw error;
    return false;
  }
}

/** The commands of the market, one line each. */
export function helpOf(commands: readonly Command[], program: string): string {
  const lines = commands.map(lineOf);
  return [
    `${program} <command>`,
    "",
    ...lines,
    "  live [seconds]\n      lets the stores work automatically until Ctrl-C",
  ].join("\n");
}

function lineOf({ name, usage, does }: Command): string {
  return `  ${name} ${usage}`.trimEnd() + `\n      ${does}`;
}
