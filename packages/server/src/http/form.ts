import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyHeaders } from "@fastify/busboy";
import { largestUpload } from "@sundry/api/contract/upload";

/** Most fields of a form; no call has that many. */
const maxFields = 200;
/** Most bytes of a name. */
const maxName = 200;

/** What a form may have. */
export interface FormBounds {
  /** Bytes of one text. */
  text: number;
  /** Files; those beyond are not kept. */
  files: number;
}

/**
 * Reads a form (multipart/form-data) part by part, so that it never takes more memory than the largest texts and files
 * allowed. Of a file that is too large, one byte too many is kept. Throws an Error if it is broken, ends early, or has
 * too many or too long texts.
 */
export async function readForm(
  body: ReadableStream<Uint8Array> | Uint8Array,
  contentType: string,
  { text, files }: FormBounds,
): Promise<FormData> {
  const form = new FormData();
  const parser = new Busboy({
    headers: { "content-type": contentType } satisfies BusboyHeaders,
    limits: { fieldNameSize: maxName, fieldSize: text, fields: maxFields, fileSize: largestUpload + 1 },
  });
  const tooMuch = () => void parser.destroy(new Error("The form has too much text."));
  parser.on("fieldsLimit", tooMuch);
  parser.on("field", (name, value, isNameCut, isCut) => {
    if (isNameCut || isCut) tooMuch();
    else form.append(name, value);
  });
  let kept = 0;
  parser.on("file", (name, file, fileName, _, type) => {
    // It reports how it fails to the parser as well.
    file.on("error", () => undefined);
    kept += 1;
    if (kept > files) return void file.resume();
    const parts: Buffer[] = [];
    file.on("data", (part: Buffer) => void parts.push(part));
    file.on("end", () => form.append(name, new File([Buffer.concat(parts)], fileName ?? "", { type })));
  });
  await pipeline(body instanceof Uint8Array ? Readable.from([body]) : Readable.fromWeb(body as never), parser);
  return form;
}
