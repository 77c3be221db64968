/** A text with the encoding it was read in. */
export interface DecodedText {
  text: string;
  encoding: "UTF-8" | "UTF-16" | "GBK" | "Windows-1252";
}

/**
 * The text of a file that does not say how it is encoded: UTF-8 and UTF-16, with or without a byte order mark, GBK as
 * Chinese spreadsheets write it, otherwise Windows-1252. Never fails.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: "UTF-16" };
  const utf8 = decoded("utf-8", bytes);
  if (utf8 !== undefined) return { text: utf8, encoding: "UTF-8" };
  const gbk = decoded("gb18030", bytes);
  if (gbk !== undefined && isChinese(gbk)) return { text: gbk, encoding: "GBK" };
  return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "Windows-1252" };
}

function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  // Headings are plain letters, so without a mark every second byte is nought.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "utf-16le";
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? "utf-16be" : undefined;
}

function decoded(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Two accented letters of a word look like a Chinese character between letters; Chinese has few such. */
function isChinese(text: string): boolean {
  const signs = text.match(/\P{ASCII}+/gu) ?? [];
  const inWords = text.match(/[a-z]\P{ASCII}{1,2}[a-z]|[a-z]{2}\P{ASCII}(?!\P{ASCII})/giu) ?? [];
  return inWords.length * 2 <= signs.length && /^[\p{Script=Han}\p{P}\p{S}\p{N}\p{L}\s]+$/u.test(signs.join(""));
}
