import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { build, type Plugin } from "vite";
import { inRoot } from "../run/root.ts";

/** The floor pages at their addresses: `kit` has the shop's router, data and word libraries, `bare` only React. */
export type Floor = {
  bare: string;
  kit: string;
  /**
   * A page with the same libraries that reads the first call of a page of the shop and renders one list of its answer.
   */
  list(page: string, call: string): string;
  stop(): Promise<void>;
};

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};

/**
 * Builds bench/floor with the shop's Vite and serves it like the shop: compressed in advance, cached forever. Any time
 * beyond these pages is added by our own code. Calls and pictures come from `shop`.
 */
export async function openFloor(shop: string): Promise<Floor> {
  const outDir = inRoot(".cache/bench-floor");
  const root = inRoot("bench/floor");
  await build({
    root,
    base: "./",
    configFile: false,
    logLevel: "error",
    plugins: [fromStorefront()],
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { bare: join(root, "bare.html"), kit: join(root, "kit.html"), list: join(root, "list.html") },
      },
    },
  });
  const files = await compressed(outDir);
  const server = createServer((asked, response) => {
    const { url = "/" } = asked;
    if (/^\/(api|media)\//.test(url)) return passOn(asked, response, shop);
    const file = files.get(new URL(url, "http://floor").pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      "content-type": file.type,
      "content-encoding": "br",
      "cache-control": file.type.startsWith("text/html") ? "no-cache" : "public, max-age=31536000, immutable",
    });
    return void response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    bare: `${origin}/bare.html`,
    kit: `${origin}/kit.html`,
    list: (page, call) => `${origin}/list.html?${page}#${call}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The shop's libraries are installed only for the storefront, so the floor uses those copies. */
function fromStorefront(): Plugin {
  const importer = inRoot("packages/storefront/src/main.tsx");
  return {
    name: "sundry:floor-libraries",
    enforce: "pre",
    resolveId(source, from) {
      return /^[a-z]/.test(source) && from?.startsWith(inRoot("bench")) ? this.resolve(source, importer) : null;
    },
  };
}

function passOn({ url = "/", method, headers }: IncomingMessage, response: ServerResponse, shop: string): void {
  const passed = request(new URL(url, shop), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on("error", () => response.destroy());
  passed.end();
}

async function compressed(folder: string): Promise<Map<string, { body: Buffer; type: string }>> {
  const names = await readdir(folder, { recursive: true });
  const known = names.filter((name) => types[extname(name)] !== undefined);
  const entries = await Promise.all(
    known.map(async (name) => {
      const body = await promisify(brotliCompress)(await readFile(join(folder, name)));
      return [`/${name.replaceAll("\\", "/")}`, { body, type: types[extname(name)] ?? "" }] as const;
    }),
  );
  return new Map(entries);
}
