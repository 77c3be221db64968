import { existsSync, readdirSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { commandFaults } from "./commands.ts";
import { deployText } from "./files.ts";
import { secondsToStop, settingFaults } from "./settings.ts";

/** What is wrong with the units of systemd. */
export function systemdFaults(): string[] {
  const names = readdirSync(inRoot("deploy/systemd"));
  return names.flatMap((name) => {
    const text = deployText(`systemd/${name}`);
    const faults = name.endsWith(".timer") ? timerFaults(name, names) : serviceFaults(name, text);
    return faults.map((fault) => `deploy/systemd/${name}: ${fault}`);
  });
}

function timerFaults(name: string, names: readonly string[]): string[] {
  return names.includes(name.replace(".timer", ".service")) ? [] : ["it has no service"];
}

function serviceFaults(name: string, text: string): string[] {
  const valueOf = (key: string) => new RegExp(`^${key}=(.*)$`, "m").exec(text)?.[1] ?? "";
  const settings = Object.fromEntries(
    valueOf("Environment")
      .replaceAll("%i", "8080")
      .split(" ")
      .map((pair) => pair.split("=", 2) as [string, string])
      .filter(([key]) => key !== "NODE_ENV"),
  );
  const faults = [...settingFaults(settings), ...commandFaults(text)];
  for (const [, path = ""] of valueOf("ExecStart").matchAll(/ (packages\/\S+)/g))
    if (!existsSync(inRoot(path))) faults.push(`there is no ${path}`);
  if (name.includes("@")) {
    if (Number(valueOf("TimeoutStopSec")) <= secondsToStop(settings)) faults.push("it is killed before it has stopped");
    if (!valueOf("ExecStartPost").endsWith("http://127.0.0.1:%i/readyz")) faults.push("it is not asked for /readyz");
  }
  return faults;
}
