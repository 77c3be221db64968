import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

/** Settings that may be changed in the published folder: a host would go on sending the compressed old ones. */
const isFinal = (name: string) => name !== "config.json";

/**
 * Writes `.br` and `.gz` versions beside every text file that `isWanted`, by default all that never change, so that the
 * server never compresses on a request.
 */
export function precompress(isWanted: (name: string) => boolean = isFinal): Plugin {
  let outDir = "";
  return {
    name: "sundry:precompress",
    apply: "build",
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    async writeBundle() {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name) && isWanted(name))
          .map(async (name) => {
            const file = join(outDir, name);
            const plain = await readFile(file);
            const [br, gz] = await Promise.all([
              promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
              promisify(gzip)(plain, { level: 9 }),
            ]);
            await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
          }),
      );
    },
  };
}
