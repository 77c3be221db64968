import type { Params } from "@sundry/api/contract/call";
import * as z from "zod/mini";
import { Refused } from "./refused.ts";
import type { Lang } from "./serve.ts";

/** Every text input ends here unless its declaration sets an own end (VA-01). Counted in code points. */
const longestText = 140;
/** Longest path parameter; tokens and joined ids are the long ones. */
const longestPathValue = 2048;

/** Refuses (4002) a path parameter no id, word or token can be. */
export function checkPathValue(name: string, value: string, lang: Lang): string {
  if (value.length > longestPathValue || unstorable(value)) throw invalid([notValid(name, lang)]);
  return value;
}

/** Validates decoded values against a declaration. Throws Refused(4002) with one message per field. */
export function validated(schema: Params, values: Record<string, unknown>, lang: Lang): Record<string, unknown> {
  const tooLong = Object.entries(values).flatMap(([name, value]) => textFaults(schema, name, value, lang));
  if (tooLong.length > 0) throw invalid(tooLong);
  const checked = z.safeParse(schema, values);
  if (checked.success) return checked.data;
  throw invalid(checked.error.issues.map((issue) => fieldMessage(issue, lang)));
}

function textFaults(schema: Params, name: string, value: unknown, lang: Lang): string[] {
  const texts = Array.isArray(value) ? value : [value];
  return texts.flatMap((text) => {
    if (typeof text !== "string") return [];
    if (unstorable(text)) return [notValid(name, lang)];
    if ([...text].length <= longestText || endsItself(schema.shape[name])) return [];
    return [lang === "zh" ? `${name} 最多 ${longestText} 个字符` : `${name} is longer than ${longestText} characters`];
  });
}

/** True for a field whose own declaration limits its length. */
function endsItself(field: unknown): boolean {
  let schema = field;
  while (
    schema instanceof z.ZodMiniOptional ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniDefault
  )
    schema = schema._zod.def.innerType;
  if (!(schema instanceof z.ZodMiniType)) return false;
  return (schema._zod.def.checks ?? []).some((check) => check._zod.def.check === "max_length");
}

/** The database stores every text but one with a NUL. */
function unstorable(text: string): boolean {
  return text.includes("\0");
}

function invalid(messages: readonly string[]): Refused {
  return new Refused(4002, { detail: [...new Set(messages)].join(", ") });
}

function notValid(name: string, lang: Lang): string {
  return lang === "zh" ? `${name} 格式不正确` : `${name} is not valid`;
}

function fieldMessage(issue: z.core.$ZodIssue, lang: Lang): string {
  const name = issue.path.join(".");
  const zh = lang === "zh";
  if (issue.code === "invalid_type" && issue.input === undefined) return zh ? `${name} 不能为空` : `${name} is missing`;
  if (issue.code === "too_small") return zh ? `${name} 不能小于 ${issue.minimum}` : `${name} is below ${issue.minimum}`;
  if (issue.code === "too_big") return zh ? `${name} 不能大于 ${issue.maximum}` : `${name} is above ${issue.maximum}`;
  return notValid(name, lang);
}
