import type { MessageValues } from "#server/db/schema/message.ts";
import { amountWords } from "#server/money/amountWords.ts";
import type { NoticeKind } from "./notice.ts";
import { type Lang, fallback, inLanguage, wordsIn } from "#server/locales.ts";

/** Title and text of a message in the reader's language; undefined for an unknown kind. */
export function wordsOf(
  kind: string,
  values: MessageValues,
  lang: Lang,
  currency: string | undefined,
): { title: string; content: string } | undefined {
  if (!isKnown(kind)) return undefined;
  const { title, content } = wordsIn(lang).notices[kind];
  const write = (name: string) => shown(name, values[name], lang, currency);
  return { title, content: filled(content, values, write) };
}

/** Kinds whose title contains this text in the reader's language, in any case. */
export function kindsTitled(text: string, lang: Lang): NoticeKind[] {
  const part = text.toLowerCase();
  const notices: Readonly<Record<NoticeKind, { title: string }>> = wordsIn(lang).notices;
  return (Object.keys(notices) as NoticeKind[]).filter((kind) => notices[kind].title.toLowerCase().includes(part));
}

function isKnown(kind: string): kind is NoticeKind {
  return Object.hasOwn(wordsIn(fallback).notices, kind);
}

/**
 * Text that a person wrote may contain brackets and braces, so placeholders are filled once, from the sentence only.
 */
function filled(sentence: string, values: MessageValues, write: (name: string) => string): string {
  return sentence
    .split(/\[([^\]]*)\]/)
    .map((part, at) => {
      const names = [...part.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "");
      const optional = at % 2 === 1;
      if (optional && names.some((name) => (values[name] ?? null) === null)) return "";
      return part.replace(/\{(\w+)\}/g, (_, name: string) => write(name));
    })
    .join("");
}

function shown(
  name: string,
  value: MessageValues[string] | undefined,
  lang: Lang,
  currency: string | undefined,
): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") return inLanguage(lang, value);
  return name === "cents" && typeof value === "number" ? amountWords(value, lang, currency) : String(value);
}
