import type { Lang } from "./serve.ts";

/** The page for addresses that lead nowhere. */
export function notFoundPage(lang: Lang): string {
  return lang === "zh"
    ? plainPage(lang, "页面不存在", `<p>您访问的地址没有内容。</p><p><a href="/">返回首页</a></p>`)
    : plainPage(lang, "Nothing here", `<p>This address leads nowhere.</p><p><a href="/">To the shop</a></p>`);
}

/** The page of a server whose storefront has not been built yet. */
export function missingBuildPage(lang: Lang): string {
  const command = "<code>npm start</code>";
  return lang === "zh"
    ? plainPage(lang, "商城页面尚未构建", `<p>接口已在运行，但还没有构建好的页面。</p><p>请运行 ${command}。</p>`)
    : plainPage(
        lang,
        "The shop is not built yet",
        `<p>The API is running, but the pages are missing.</p><p>Run ${command} to build them.</p>`,
      );
}

/** The look of every plain page; one with a policy of its own allows it by its hash. */
export const plainStyle =
  "body{font:16px/1.6 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1.5em;color-scheme:light dark}" +
  "button,input{font:inherit;min-height:44px;padding:0 1.25em;margin:0 .5em .5em 0}" +
  "input{box-sizing:border-box;width:100%;padding:0 .75em}" +
  "dt{font-weight:600}dd{margin:0 0 .75em;overflow-wrap:anywhere}";

/** A page without scripts. `title` is plain text and `body` markup; both must be safe already. */
export function plainPage(lang: Lang, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${plainStyle}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;
}
