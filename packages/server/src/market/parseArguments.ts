import type { CommandArguments } from "./command.ts";

/** Parses the arguments of a command: words, `--name value`, and `--name` alone before another option or the end. */
export function parseArguments(texts: readonly string[]): CommandArguments {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? "";
    if (!text.startsWith("--")) {
      words.push(text);
      continue;
    }
    const [name = "", ...value] = text.slice(2).split("=");
    const next = texts[at + 1];
    if (value.length > 0) options[name] = value.join("=");
    else if (next === undefined || next.startsWith("--")) options[name] = "";
    else {
      options[name] = next;
      at += 1;
    }
  }
  return { words, options };
}
