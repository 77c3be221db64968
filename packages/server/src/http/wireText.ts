import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const worthwhile = 1024;

export type Coding = "br" | "gzip";

/** The best coding a client accepts; undefined for none. */
export function codingFor(c: Context): Coding | undefined {
  const coding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["br", "gzip"],
    default: "",
    // Browsers name all they know with the same weight: which of them is best is ours to say.
    match: (wanted, { supports, default: none }) =>
      supports.find((name) => wanted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? none,
  });
  return coding === "" ? undefined : (coding as Coding);
}

/** `live` is for answers made for one request or a few, `cached` for those that are sent many times. */
export type Effort = "live" | "cached";

/** Bytes ready to be sent, and how they are coded. */
export interface WireText {
  bytes: Buffer<ArrayBuffer>;
  coding: Coding | undefined;
}

/** Codes a text for sending. */
export async function wireText(text: string, coding: Coding | undefined, effort: Effort): Promise<WireText> {
  const plain = Buffer.from(text);
  if (!coding || plain.length < worthwhile) return { bytes: plain, coding: undefined };
  const bytes =
    coding === "br"
      ? await brotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: effort === "live" ? 3 : 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : await zip(plain, { level: effort === "live" ? 4 : 9 });
  return { bytes: Buffer.from(bytes), coding };
}
