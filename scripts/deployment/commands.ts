import { marketCommands } from "../../packages/server/src/market/commands/all.ts";
import { shopCommands } from "../../packages/server/src/shop/commands/all.ts";

/** Commands of `sundry` in a text that do not exist, or that do not know one of their options. */
export function commandFaults(text: string): string[] {
  const faults: string[] = [];
  for (const [whole, area, name, rest = ""] of text.matchAll(
    /\bsundry(?:\.ts)?,? (shop|market),? ([a-z-]+)([^\n|`]*)/g,
  )) {
    const commands: readonly { name: string; usage: string }[] = area === "shop" ? shopCommands : marketCommands;
    const command = commands.find((one) => one.name === name);
    const options = [...rest.matchAll(/--[a-z]+/g)].map(([option]) => option);
    if (!command) faults.push(`there is no command: ${whole}`);
    else for (const option of options) if (!command.usage.includes(option)) faults.push(`${name} has no ${option}`);
  }
  return faults;
}
