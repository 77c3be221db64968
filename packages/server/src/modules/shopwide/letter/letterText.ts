import { localeOf, wordsIn } from "#server/locales.ts";
import type { Draft, DraftOrder } from "./draft.ts";
import type { LetterLook, LetterReader } from "./look.ts";

/** A letter as plain text. */
export function letterText(draft: Draft, { shop, origin }: LetterLook, { lang, end }: LetterReader): string {
  const { reason: colon, values: comma } = localeOf(lang).between;
  const { title, paragraphs, action, orders = [], sums = [], facts = [], why } = draft;
  const blocks = [
    title,
    ...paragraphs,
    origin !== undefined && `${action.label}${colon.trim()}\n${origin}${action.path}`,
    ...orders.map((order) => orderText(order, comma)),
    sums.map(({ label, amount }) => `${label}${colon}${amount}`).join("\n"),
    ...facts.map(({ label, lines, link }) => [label, ...lines, ...(link ? [link.address] : [])].join("\n")),
    `-- \n${shop}${origin ? `\n${origin}` : ""}\n${why}${end ? `\n${wordsIn(lang).letters.end}${colon.trim()}\n${end}` : ""}`,
  ];
  return blocks.filter(Boolean).join("\n\n");
}

function orderText({ heading, sn, lines }: DraftOrder, comma: string): string {
  const written = lines.flatMap(({ name, options, count, amount }) => [
    `* ${name}${options && ` (${options})`}`,
    `  ${count}${amount && ` = ${amount}`}`,
  ]);
  return [`${heading}${comma}${sn}`, ...written].join("\n");
}
