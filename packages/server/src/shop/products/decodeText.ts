import { detectAll } from "jschardet";

/** A text with the encoding it was read in. */
export interface DecodedText {
  text: string;
  encoding: string;
}

/** The encodings of spreadsheets without Unicode, and what merchants call them. */
const names: Readonly<Record<string, string>> = {
  "windows-1252": "Windows-1252",
  "windows-1250": "Windows-1250",
  "windows-1251": "Windows-1251",
  "windows-1253": "Windows-1253",
  "windows-1254": "Windows-1254",
  "windows-1255": "Windows-1255",
  "windows-1256": "Windows-1256",
  "windows-874": "Windows-874",
  macintosh: "Macintosh",
  gb18030: "GBK",
  big5: "Big5",
  "euc-kr": "EUC-KR",
  shift_jis: "Shift_JIS",
};
/** What the same letters are called in other standards, which lack some of them. */
const wider: Readonly<Record<string, string>> = {
  gbk: "gb18030",
  cp932: "shift_jis",
  cp949: "euc-kr",
  cp874: "windows-874",
  "iso-8859-2": "windows-1250",
  "iso-8859-5": "windows-1251",
  "iso-8859-6": "windows-1256",
  "iso-8859-7": "windows-1253",
  "iso-8859-8": "windows-1255",
};
/** A few short titles may be of several encodings; most files are of this one. */
const usual = "windows-1252";
const headStart = 1.1;
/** Of the lines with other letters than English, this much says enough. */
const longestSample = 100_000;

/**
 * The text of a file that does not say how it is encoded: UTF-8 and UTF-16, with or without a byte order mark, otherwise
 * what the letters suggest. `given` is the encoding if it is known. Never fails.
 */
export function decodeText(bytes: Uint8Array, given?: string): DecodedText {
  if (given !== undefined) return { text: new TextDecoder(given).decode(bytes), encoding: given };
  const wide = wideEncoding(bytes);
  if (wide) return { text: new TextDecoder(wide).decode(bytes), encoding: "UTF-16" };
  const utf8 = new TextDecoder("utf-8").decode(bytes);
  if (isPossible("utf-8", bytes) || isNearlyUtf8(utf8)) return { text: utf8, encoding: "UTF-8" };
  const encoding = guessed(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding: names[encoding] ?? encoding };
}

function wideEncoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  // Headings are plain letters, so without a mark every second byte is nought.
  if (a !== 0 && b === 0 && c !== 0 && d === 0) return "utf-16le";
  return a === 0 && b !== 0 && c === 0 && d !== 0 ? "utf-16be" : undefined;
}

/** A file that is cut off, or had a letter destroyed, is still what nearly all of its letters are. */
function isNearlyUtf8(text: string): boolean {
  const lost = text.match(/\uFFFD/g)?.length ?? 0;
  const others = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return others >= 10 * lost;
}

/** The encoding in which the letters are most likely words of a language, of those in which the bytes mean something. */
function guessed(bytes: Uint8Array): string {
  const ranked = detectAll(sampleOf(bytes))
    .map(({ encoding, confidence }) => ({ encoding: spreadsheetName(encoding), confidence }))
    .filter(({ encoding }) => names[encoding] !== undefined && isPossible(encoding, bytes))
    .map(({ encoding, confidence }) => ({ encoding, weight: confidence * (encoding === usual ? headStart : 1) }))
    .toSorted((a, b) => b.weight - a.weight);
  const best = ranked[0]?.encoding ?? usual;
  return [usual, "macintosh"].includes(best) && hasPairs(bytes) && isPossible("gb18030", bytes) ? "gb18030" : best;
}

/** Whether the other letters come in pairs alone, as Chinese does; accented ones stand between plain letters. */
function hasPairs(bytes: Uint8Array): boolean {
  const runs =
    Buffer.from(bytes)
      .toString("latin1")
      .match(/[\x80-\xff]+/g) ?? [];
  return runs.every(({ length }) => length % 2 === 0);
}

function spreadsheetName(encoding: string | null): string {
  const name = encoding?.toLowerCase() ?? "";
  if (wider[name] !== undefined) return wider[name];
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return name;
  }
}

function isPossible(encoding: string, bytes: Uint8Array): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The file, or of a long one the first lines that have other letters than English. */
function sampleOf(bytes: Uint8Array): Buffer {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (all.length <= longestSample) return all;
  const lines: Buffer[] = [];
  let length = 0;
  for (let from = 0; from < all.length && length < longestSample; ) {
    const end = all.indexOf(10, from);
    const line = all.subarray(from, end < 0 ? all.length : end + 1);
    if (line.some((byte) => byte >= 0x80)) {
      lines.push(line);
      length += line.length;
    }
    from += line.length;
  }
  return Buffer.concat(lines).subarray(0, 4 * longestSample);
}
