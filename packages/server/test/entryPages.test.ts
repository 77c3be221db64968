import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

/** A built storefront whose renderer writes the address, the answer of a call, and what the address asks for. */
const renderer = `
let language;
export async function prepare(lang) { language = lang; }
export async function render(address) {
  if (address.includes("broken")) throw new Error("broken");
  if (address.includes("slow")) await new Promise((resolve) => setTimeout(resolve, 2000));
  const answer = await fetch("/api/site", { headers: { "Accept-Language": language } });
  const write = address.includes("write") ? await fetch("/api/page/log", { method: "POST" }).catch((e) => e.message) : "";
  const sent = { address, write, answered: answer.status, text: "</script><script>run()</script>" };
  return { html: "<main>" + language + "</main>", sent, file: "src/page.tsx", status: address.includes("gone") ? 404 : 200 };
}`;

const index = `<!doctype html>
<html lang="en">
  <head><title>Sundry</title></head>
  <body>
    <div id="root">
      <div class="first-paint"></div>
    </div>
  </body>
</html>
`;

const built = await mkdtemp(join(tmpdir(), "sundry-entry-"));
const storefrontDir = join(built, "dist");

beforeAll(async () => {
  await mkdir(join(storefrontDir, ".vite"), { recursive: true });
  await mkdir(join(built, "dist-render"));
  await writeFile(join(storefrontDir, "index.html"), index);
  await writeFile(
    join(storefrontDir, ".vite/manifest.json"),
    JSON.stringify({
      "index.html": { file: "a.js", isEntry: true, css: ["base.css"] },
      "src/page.tsx": { file: "p.js", imports: ["_shared.js", "index.html"], css: ["page.css"] },
      "_shared.js": { file: "s.js", css: ["shared.css", "base.css"] },
    }),
  );
  await writeFile(join(built, "dist-render/render.js"), renderer);
  await writeFile(join(built, "dist-render/package.json"), `{"type":"module"}`);
});
afterAll(() => rm(built, { recursive: true, force: true }));

describe("entry pages", () => {
  const shop = useShop({ storefrontDir, entryPages: true, keepPagesSeconds: 0 });

  /** The page once its thread is awake: before that, visitors get it without markup. */
  async function pageAt(address: string, headers: Record<string, string> = {}): Promise<Response> {
    let answer: Response | undefined;
    await expect
      .poll(
        async () => {
          answer = await shop.app.request(address, { headers });
          return (await answer.clone().text()).includes('data-sent="page"');
        },
        { timeout: 20_000 },
      )
      .toBe(true);
    return answer as Response;
  }

  test("[RT-01] an entry address is answered with markup, answers and the styles of its page", async () => {
    const text = await (await pageAt("/goodsList?keyword=cup")).text();
    expect(text).toContain('<html lang="en" data-language="en" data-sent="page">');
    expect(text).toContain('<div id="root"><main>en</main></div>');
    expect(text).toContain('"address":"/goodsList?keyword=cup"');
    expect(text).toContain('"answered":200');
    expect(text.match(/href="\.\/(\w+)\.css"/g)).toEqual(['href="./shared.css"', 'href="./page.css"']);
  });

  test("[HM-10] its language is that of the cookie, then of the browser, then English", async () => {
    const chinese = { "accept-language": "zh-CN,zh;q=0.9" };
    expect(await (await pageAt("/", chinese)).text()).toContain('<html lang="zh-CN" data-language="zh"');
    expect(await (await pageAt("/", { ...chinese, cookie: "locale=en" })).text()).toContain('data-language="en"');
    const others = { "accept-language": "fr", cookie: "locale=__proto__" };
    expect(await (await pageAt("/", others)).text()).toContain('data-language="en"');
  });

  test("[VA-05] no text of an answer can end the element it is sent in", async () => {
    const text = await (await pageAt("/")).text();
    expect(text).not.toContain("run()</script>");
    expect(text).toContain(String.raw`\u003c/script>`);
  });

  test("[RT-09] a page never changes anything", async () => {
    expect(await (await pageAt("/?write")).text()).toContain("A rendered page only reads");
  });

  test("[RT-10] what does not exist has status 404", async () => {
    expect((await pageAt("/goodsDetail?goodsId=gone")).status).toBe(404);
  });

  for (const [what, address] of [
    ["fails", "/?broken"],
    ["takes longer than 200 ms", "/?slow"],
    ["has a query of 10 KB", `/goodsList?keyword=${"x".repeat(10_240)}`],
  ] as const)
    test(`[RT-01] a page that ${what} is left to the shop's code`, async () => {
      await pageAt("/");
      const answer = await shop.app.request(address);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain('<div class="first-paint">');
      expect(text).not.toContain("data-sent");
    });

  test("[EN-05] other addresses are those of the built files", async () => {
    expect((await shop.app.request("/cart")).status).toBe(404);
    expect(await (await shop.app.request("/index.html")).text()).toBe(index);
  });
});

describe("entry pages turned off", () => {
  const shop = useShop({ storefrontDir });

  test("[EN-05] the home page is the built file, and there are no others", async () => {
    expect(await (await shop.app.request("/")).text()).toBe(index);
    expect((await shop.app.request("/goodsList")).status).toBe(404);
  });
});
