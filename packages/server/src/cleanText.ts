/** Whether a text has anything that {@link cleanText} could take out: controls, formats, and what has no picture. */
const suspicious = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;
/** Emoji with the joiners, selectors and tags that belong to them. */
const emoji = /(\p{RGI_Emoji})/v;
/**
 * Escape codes of terminals (ECMA-48): control strings with their text, control sequences, and the short ones. Node's
 * `stripVTControlCharacters` takes seconds for many that never end.
 */
const escapeCodes =
  // oxlint-disable-next-line no-control-regex -- they are what it takes out.
  /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x80-\x9f]*(?:\x07|\x1b\\|\x9c)|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?|\x1b[ -/]*[0-~]?/g;
const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Controls without tab and line feed, annotations between lines, halves of pairs, and code points that never get a character. */
const controls = /[\p{Cs}\p{Noncharacter_Code_Point}\ufff9-\ufffb]|(?![\t\n])\p{Cc}/gu;
const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
/** What a joiner or non-joiner follows where a script needs it: Persian, Hindi, Sinhala and others. */
const joining =
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]$/u;

/**
 * A text without what nobody can see or what changes how the rest is shown: control characters, escape codes of
 * terminals, bidirectional overrides, and letters without a picture. Joiners and selectors stay where a script or an
 * emoji needs them. With `lines`, line ends become `\n` and tabs stay; otherwise both become a space.
 */
export function cleanText(text: string, lines: "lines" | "line" = "line"): string {
  if (!suspicious.test(text)) return text;
  const plain = text.replace(lineEnds, "\n").replace(escapeCodes, "").replace(controls, "");
  const seen = withoutIgnorable(plain);
  return lines === "lines" ? seen : seen.replace(/[\t\n]+/g, " ");
}

/** The database stores every text but one with a NUL or with half of a character. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}

function withoutIgnorable(text: string): string {
  if (text.search(ignorable) < 0) return text;
  const hasMarks = rightToLeft.test(text);
  return text
    .split(emoji)
    .map((part, place) =>
      // Every second part is an emoji, because the pattern has a group.
      place % 2 === 1
        ? part
        : part.replace(ignorable, (sign, at: number) =>
            isNeeded(sign, part.slice(Math.max(0, at - 2), at), hasMarks) ? sign : "",
          ),
    )
    .join("");
}

/** `last`: the code units before it, so the last code point is complete. */
function isNeeded(sign: string, last: string, hasMarks: boolean): boolean {
  const code = sign.codePointAt(0) ?? 0;
  if (code === 0x200c || code === 0x200d) return joining.test(last);
  if (code === 0x200e || code === 0x200f || code === 0x061c) return hasMarks;
  if (code >= 0xfe00 && code <= 0xfe0f) return /[\p{Emoji}\p{S}\p{Script=Han}]$/u.test(last);
  if (code >= 0xe0100 && code <= 0xe01ef) return /\p{Script=Han}$/u.test(last);
  return code >= 0x180b && code <= 0x180f && code !== 0x180e && /\p{Script=Mongolian}$/u.test(last);
}
