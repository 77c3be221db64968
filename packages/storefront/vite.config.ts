import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses on a request. */
function precompress(): Plugin {
  let outDir = "";
  return {
    name: "sundry:precompress",
    apply: "build",
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle(error) {
      if (error) return;
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
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

const api = process.env.SUNDRY_DEV_API ?? "http://127.0.0.1:8080";

export default defineConfig({
  base: "./",
  plugins: [react(), vanillaExtractPlugin(), precompress()],
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 3,
            },
            // What every page stands on, in one file: dozens of small ones cost more than they save.
            {
              name: "base",
              test: /node_modules[\\/](swr|i18next|react-i18next|clsx|use-sync-external-store|zod)[\\/]|packages[\\/](ui[\\/]src[\\/](runtime[\\/](?!messages)|format|internal|primitives[\\/](Button|ButtonLink|Skeleton|Tray|VisuallyHidden|Spinner|ErrorState|Toast|IconButton|Badge)[\\/])|storefront[\\/]src[\\/](app[\\/](?!.*(Dialog|Menu|Sheet|Member|Checkout|sanitise|RichText))|routes|i18n[\\/]words))/,
              minShareCount: 3,
              priority: 2,
            },
            {
              name: "goods-cards",
              test: /packages[\\/]ui[\\/]src[\\/]commerce[\\/](GoodsCard|GoodsMeta|GoodsGrid|Price|DiscountTag|Countdown)[\\/]/,
              priority: 2,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": api, "/media": api } },
});
