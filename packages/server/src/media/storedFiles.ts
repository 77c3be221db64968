import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

/** Content of a stored file; undefined if there is none. */
export async function readStored(file: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(file);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return undefined;
    throw cause;
  }
}

/** Other processes see the complete file or none: it is written under another name, then moved. */
export async function storeFile(file: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${randomUUID()}.part`);
  await writeFile(draft, bytes);
  await rename(draft, file);
}
