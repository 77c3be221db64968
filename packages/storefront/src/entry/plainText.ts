import sanitizeHtml from "sanitize-html";

/** Longest description, in characters: search engines and messengers cut longer ones. */
const longest = 160;

const signs: Readonly<Record<string, string>> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** A rich text without its markup and its headings, on one line, cut after a whole word. */
export function plainText(html: string | null | undefined): string {
  const spaced = (html ?? "").replace(/<h\d[^>]*>.*?<\/h\d>/gis, " ").replace(/<\/?(?:p|li|br|td|div)\b/gi, " $&");
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} }).replace(
    /&(?:lt|gt|quot|amp);/g,
    (sign) => signs[sign] ?? "",
  );
  return shortened(text.replace(/\s+/g, " ").trim());
}

/** A text of at most 160 characters; a longer one ends with an ellipsis. */
function shortened(text: string): string {
  const letters = [...text];
  if (letters.length <= longest) return text;
  const cut = letters.slice(0, longest - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > longest / 2 ? cut.slice(0, space) : cut}…`;
}
