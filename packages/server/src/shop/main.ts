import { fileURLToPath } from "node:url";
import { readConfig } from "#server/config.ts";
import { failureText } from "#server/failureText.ts";
import { parseArguments } from "#server/market/parseArguments.ts";
import { type ShopCommand, WrongUse } from "./command.ts";
import { shopCommands } from "./commands/all.ts";
import { progressBar } from "./progressBar.ts";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const write = (line: string) => console.log(line);

function lineOf({ name, usage, does }: ShopCommand): string {
  return `${`npm run shop -- ${name} ${usage}`.trimEnd()}\n    ${does}`;
}

/** Runs the command that is named; returns whether it succeeded. */
async function main([name, ...rest]: readonly string[]): Promise<boolean> {
  const command = shopCommands.find((one) => one.name === name);
  if (!command) {
    write(shopCommands.map(lineOf).join("\n"));
    return name === undefined || name === "help";
  }
  const { stderr } = process;
  const terminal = {
    write: (text: string) => void stderr.write(text),
    isTerminal: stderr.isTTY,
    now: () => performance.now(),
  };
  // Alone, so that it does not take the next word as its value.
  const json = rest.includes("--json");
  const parsed = parseArguments(rest.filter((text) => text !== "--json"));
  try {
    return await command.run({
      ...parsed,
      name: command.name,
      root,
      json,
      config: readConfig(process.env, root),
      write,
      progress: progressBar(terminal),
    });
  } catch (error) {
    if (!(error instanceof WrongUse)) throw error;
    write(`${error.message}\n${lineOf(command)}`);
    return false;
  }
}

main(process.argv.slice(2)).then(
  (done) => {
    process.exitCode = done ? 0 : 1;
  },
  (error: unknown) => {
    console.error(failureText(error, process.env.SUNDRY_DEBUG === "1"));
    process.exitCode = 1;
  },
);
