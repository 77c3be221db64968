import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes compression costs more than it saves. */
const worthwhile = 1024;

export type Coding = "br" | "gzip";

/** The best coding a client accepts; undefined for none. */
export function codingFor(acceptEncoding: string | undefined): Coding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? "").split(",").flatMap((part) => {
      const [name = "", ...rest] = part.trim().toLowerCase().split(";");
      return rest.some((value) => /^\s*q=0(\.0*)?\s*$/.test(value)) ? [] : [name];
    }),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") ? "gzip" : undefined;
}

/** `live` is for answers made for one request or a few, `kept` for those that are sent many times. */
export type Effort = "live" | "kept";

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
