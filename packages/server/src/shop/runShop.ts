import { fileURLToPath } from "node:url";
import { cleanText } from "#server/cleanText.ts";
import { readConfig } from "#server/config.ts";
import { failureText } from "#server/failureText.ts";
import { parseArguments } from "#server/market/parseArguments.ts";
import { type ShopCommand, WrongUse } from "./command.ts";
import { shopCommands } from "./commands/all.ts";
import { progressBar, type Terminal } from "./progressBar.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** Where a command writes to, and the settings it reads. */
export interface ShopTerminal {
  /** How a command is called here, before its name: `npm run shop --` (the default) or `sundry shop`. */
  program?: string;
  /** Environment variables. */
  env: NodeJS.ProcessEnv;
  /** Writes a line of the answer. */
  write(line: string): void;
  /** For progress and failures, apart from the answer. */
  errors: Terminal;
}

/**
 * Runs one command of `npm run shop`, for example `["backup", "FILE"]`; without one it lists them all. `--help` after a
 * command says how it is called. Returns whether it succeeded. A failure is written as one sentence, never thrown.
 * What buyers wrote can't reach the terminal as an escape code.
 */
export async function runShop(
  words: readonly string[],
  { env, errors, program = "npm run shop --", ...terminal }: ShopTerminal,
): Promise<boolean> {
  const write = (line: string) => terminal.write(cleanText(line, "lines"));
  try {
    return await runCommand(words, { program, env, write, errors });
  } catch (error) {
    errors.write(`${cleanText(failureText(error, env.SUNDRY_DEBUG === "1"), "lines")}\n`);
    return false;
  }
}

async function runCommand(
  [name, ...rest]: readonly string[],
  { program, env, write, errors }: Required<ShopTerminal>,
): Promise<boolean> {
  const lineOf = (one: ShopCommand) => `${`${program} ${one.name} ${one.usage}`.trimEnd()}\n    ${one.does}`;
  const command = shopCommands.find((one) => one.name === name);
  if (!command) {
    const asked = name === undefined || name === "help" || name === "--help";
    if (!asked) write(`There is no command ${name}. There are these:`);
    write(shopCommands.map(lineOf).join("\n"));
    return asked;
  }
  if (rest.includes("--help")) {
    write(lineOf(command));
    return true;
  }
  // Alone, so that they do not take the next word as their value.
  const isSwitch = (text: string) => text === "--json" || (command.switches ?? []).includes(text.slice(2));
  const json = rest.includes("--json");
  const parsed = parseArguments(rest.filter((text) => !isSwitch(text)));
  const switched = rest.filter((text) => isSwitch(text) && text !== "--json").map((text) => [text.slice(2), ""]);
  try {
    return await command.run({
      ...parsed,
      options: { ...parsed.options, ...(Object.fromEntries(switched) as Record<string, string>) },
      name: command.name,
      root,
      json,
      config: readConfig(env, root),
      write,
      progress: progressBar(errors),
    });
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    write(`${error.message}\n${lineOf(command)}`);
    return false;
  }
}
