import { decodeHTMLStrict } from "entities";
import { cleanText } from "#server/cleanText.ts";

/** A handle as it is written in addresses: without spaces. */
export function handleIn(text: string): string {
  return text.replace(/\s+/g, "-");
}

/** A handle made of a title or an article number. */
export function handleOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "")
    .slice(0, 200)
    .toWellFormed();
}

/** The parts of a list; a `\` before a separator makes it part of a text. Empty parts are left out. */
export function listIn(text: string, separator = ","): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\" && text.charAt(at + 1) === separator) {
      parts.push(`${parts.pop() ?? ""}${separator}`);
      at += 1;
    } else if (sign === separator) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${sign}`);
  }
  return parts.flatMap((part) => part.trim() || []);
}

/** The longest of several paths of categories, and the others. */
export function deepestOf(paths: readonly string[][]): { path: string[]; others: string[][] } {
  const path = paths.reduce<string[]>((best, each) => (each.length > best.length ? each : best), []);
  // What lies on the way to the deepest one is no category of its own.
  const others = paths.filter((each) => each !== path && !each.every((name, at) => path[at] === name));
  return { path, others };
}

/** Text without tags, in one line. */
export function plainText(html: string): string {
  return html
    .replace(/<br\s*\/?>|<\/(p|div|li|h\d)>/gi, " ")
    .replace(/<[^>]*>/g, "")
    .replace(/&[^;]{1,40};/g, withoutEntities)
    .replace(/\s+/g, " ")
    .trim();
}

/** Some shops escape what is escaped already. */
const mostEscapes = 4;

/** A plain text whose signs were written as in HTML, as WordPress keeps names: `Salt &amp; pepper`, however often. */
export function withoutEntities(text: string): string {
  let plain = text;
  for (let at = 0; at < mostEscapes && plain.includes("&"); at += 1) plain = decodeHTMLStrict(plain);
  return plain === text ? text : cleanText(plain, "lines").normalize("NFC").trim();
}

/** A text without blocks gets a paragraph for each of its parts, as blogs show it. */
export function inParagraphs(text: string): string {
  if (text === "" || /<(p|div|ul|ol|h\d|table|section|br)\b/i.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}

/** What goods are like, as a table below their description; empty if there is nothing to tell. */
export function factsTable(facts: readonly (readonly [name: string, value: string])[]): string {
  const rows = facts.map(([name, value]) => `<tr><th>${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
  return rows.length === 0 ? "" : `\n<table><tbody>${rows.join("")}</tbody></table>`;
}

/** The longest sentence that stands below a title. */
const longestSentence = 255;

/** A short description stands below the title if it is one sentence; otherwise it opens the description. */
export function describedBy(short: string, long: string): { sellingPoint: string; body: string } {
  const plain = plainText(short);
  const fits = plain.length <= longestSentence && !/<img\b/i.test(short);
  return fits ? { sellingPoint: plain, body: long } : { sellingPoint: "", body: `${short}\n${long}` };
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
