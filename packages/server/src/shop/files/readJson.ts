import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import * as z from "zod/mini";
import { cleanText } from "#server/cleanText.ts";

const sentences = z.locales.en().localeError;

/** A file that a command can't use: the message has a line per mistake. */
export class BadFile extends Error {
  override name = "BadFile";

  constructor(file: string, mistakes: readonly string[]) {
    super(mistakes.map((mistake) => `${file}: ${mistake}`).join("\n"));
  }
}

/** Reads a JSON file of a form. Throws BadFile with every mistake and where it is. */
export async function readJson<T>(path: string, form: z.ZodMiniType<T>): Promise<T> {
  const file = basename(path);
  const bytes = await readFile(path).catch(() => {
    throw new BadFile(file, ["there is no such file."]);
  });
  const text = decoded(file, bytes);
  let value: unknown;
  try {
    value = JSON.parse(text, (_, part: unknown) => (typeof part === "string" ? cleanText(part, "lines") : part));
  } catch (error) {
    throw new BadFile(file, [`${placeIn(text, error)}this is not JSON: a comma, a quote or a bracket may be missing.`]);
  }
  const read = form.safeParse(value, { error: sentences });
  if (read.success) return read.data;
  throw new BadFile(
    file,
    read.error.issues.map((issue) => `${pathOf(issue.path)}${issue.message}`),
  );
}

function decoded(file: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new BadFile(file, ["the text is not in UTF-8."]);
  }
}

/** Where the text stops being JSON, as `line 3, `. The engine names the position, or shows what stands around it. */
function placeIn(text: string, error: unknown): string {
  const message = String(error);
  const around = /, (?:\.{3})?"(.*)"(?:\.{3})? is not valid JSON$/s.exec(message)?.[1];
  const shownFrom = around === undefined ? -1 : text.indexOf(around);
  const shown = shownFrom === -1 ? undefined : shownFrom + Math.min(10, around?.length ?? 0);
  const position = Number(/position (\d+)/.exec(message)?.[1] ?? shown ?? text.length);
  return `line ${text.slice(0, position).split("\n").length}, `;
}

/** A path as people write it, such as `en[0].options.list[2].img: `. */
export function pathOf(path: readonly PropertyKey[]): string {
  const text = path.reduce<string>(
    (before, part) => (typeof part === "number" ? `${before}[${part}]` : `${before}${before && "."}${String(part)}`),
    "",
  );
  return text && `${text}: `;
}
