/** A text with the encoding it was read in. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/**
 * The text of a file that does not say how it is encoded: UTF-8 and UTF-16, with or without a byte order mark, Shift_JIS
 * and GBK as Japanese and Chinese spreadsheets write them, otherwise Windows-1252. `given` is the encoding if it is
 * known. Never fails.
 */
export function decodeText(bytes: Uint8Array, given?: string): DecodedText {
  if (given !== undefined) return { text: new TextDecoder(given).decode(bytes), encoding: given };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: "UTF-16" };
  const utf8 = decoded("utf-8", bytes);
  if (utf8 !== undefined) return { text: utf8, encoding: "UTF-8" };
  const japanese = decoded("shift_jis", bytes);
  if (japanese !== undefined && isJapanese(japanese)) return { text: japanese, encoding: "Shift_JIS" };
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

/** Japanese has kana. What is not Shift_JIS looks like kanji and narrow kana in it. */
function isJapanese(text: string): boolean {
  const wide = text.match(/[\u3041-\u30fe]/g) ?? [];
  const narrow = text.match(/[\uff61-\uff9f]/g) ?? [];
  return wide.length > narrow.length;
}

/** Two accented letters of a word look like a Chinese character between letters; Chinese has few such. */
function isChinese(text: string): boolean {
  const signs = text.match(/\P{ASCII}+/gu) ?? [];
  const inWords = text.match(/[a-z]\P{ASCII}{1,2}[a-z]|[a-z]{2}\P{ASCII}(?!\P{ASCII})/giu) ?? [];
  return inWords.length * 2 <= signs.length && /^[\p{Script=Han}\p{P}\p{S}\p{N}\p{L}\s]+$/u.test(signs.join(""));
}
