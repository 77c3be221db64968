import type { Bilingual } from "../family.ts";
import type { Pair } from "./familyBuilders.ts";

/** A paragraph. */
export function para(en: string, zh: string): Bilingual {
  return { en: `<p>${en}</p>`, zh: `<p>${zh}</p>` };
}

/** A heading. */
export function head(en: string, zh: string): Bilingual {
  return { en: `<h3>${en}</h3>`, zh: `<h3>${zh}</h3>` };
}

/** A bullet list. */
export function bullets(...items: readonly Pair[]): Bilingual {
  const list = (side: 0 | 1) => `<ul>${items.map((item) => `<li>${item[side]}</li>`).join("")}</ul>`;
  return { en: list(0), zh: list(1) };
}

/** Joins paragraphs, headings and lists into one text. */
export function story(...pieces: readonly Bilingual[]): Bilingual {
  return { en: pieces.map((piece) => piece.en).join(""), zh: pieces.map((piece) => piece.zh).join("") };
}
