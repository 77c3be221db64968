/** Elements whose content pages don't show, or show as it is written: unclosed, they would swallow the rest of a text. */
const swallowing =
  "script style title textarea noscript template svg math iframe xmp noembed noframes plaintext option".split(" ");
/** Those of them that can contain one of their own kind. */
const nesting = new Set(["svg", "math", "template", "noscript"]);
/** Those whose content is code. */
const code = new Set(["script", "style"]);
const opening = new RegExp(`<!--|<(${swallowing.join("|")})\\b(?:[^<>"']|"[^"]*"|'[^']*')*>`, "gi");
/** Where a text goes on behind code: a block that no string of the code has in it. */
const nextBlock =
  /(?:^|[\s};>])<\/?(?:p|div|h[1-6]|ul|ol|li|table|section|article|blockquote|br|hr|img|span|strong)\b/i;
/** An attribute whose quote is open to the end of the text. */
const openQuote = /<[a-z][^<>]*?(\s[\w:-]+=(["'])(?:(?!\2)[^])*)$/i;

/** So many are looked at one by one; a text with more is none that a person wrote. */
const mostOpen = 100;

/** A text, and what was taken out of it so that it does not swallow the rest, such as `<svg>`. */
export interface ClosedText {
  html: string;
  removed: readonly string[];
}

/** HTML without tags that are opened and never closed, but with the words behind them. It is not clean yet. */
export function withoutOpenTags(text: string): ClosedText {
  const removed = new Set<string>();
  let html = withoutOpenQuote(text, removed);
  let from = 0;
  for (let open = 0; ; ) {
    if (open === mostOpen)
      return { html: html.slice(0, from) + html.slice(from).replace(opening, ""), removed: [...removed] };
    opening.lastIndex = from;
    const found = opening.exec(html);
    if (!found) return { html, removed: [...removed] };
    const name = found[1]?.toLowerCase();
    const inside = found.index + found[0].length;
    const isEmpty = found[0].endsWith("/>") && (name === "svg" || name === "math");
    const end = isEmpty ? inside : endOf(html, name, inside);
    if (end !== undefined) from = end;
    else {
      open += 1;
      removed.add(name === undefined ? "<!--" : `<${name}>`);
      html = html.slice(0, found.index) + wordsFrom(html.slice(inside), name);
      from = found.index;
    }
  }
}

/** Where an element or comment ends that was opened before `from`; undefined if it does not. */
function endOf(html: string, name: string | undefined, from: number): number | undefined {
  if (name === undefined) return behind(/-->/g, html, from);
  if (name === "plaintext") return undefined;
  if (name === "option") return behind(/<(?:\/option|\/select|option)\b/gi, html, from);
  if (!nesting.has(name)) return behind(new RegExp(`</${name}\\b`, "gi"), html, from);
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, "gi");
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    if (tag[1]) depth -= 1;
    else if (!tag[0].endsWith("/>")) depth += 1;
    if (depth === 0) return tags.lastIndex;
  }
  return undefined;
}

function behind(pattern: RegExp, html: string, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.test(html) ? pattern.lastIndex : undefined;
}

/** The part of an unclosed element that is for reading: not its code, nor what a comment hides. */
function wordsFrom(content: string, name: string | undefined): string {
  if (name !== undefined && !code.has(name)) return content;
  const at = name === undefined ? content.search(/<\/?[a-z]/i) : nextBlock.exec(content)?.index;
  if (at === undefined || at < 0) return "";
  return content.slice(content.indexOf("<", at));
}

function withoutOpenQuote(html: string, removed: Set<string>): string {
  const found = openQuote.exec(html);
  const attribute = found?.[1] ?? "";
  const end = attribute.indexOf(">");
  if (!found || end < 0) return html;
  removed.add(attribute.slice(0, attribute.indexOf("=") + 2).trim());
  return html.slice(0, html.length - attribute.length) + attribute.slice(end);
}
