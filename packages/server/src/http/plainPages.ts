import type { Lang } from "./serve.ts";

/** The page for addresses that lead nowhere. */
export function notFoundPage(lang: Lang): string {
  return lang === "zh"
    ? page(lang, "页面不存在", "您访问的地址没有内容。", `<a href="/">返回首页</a>`)
    : page(lang, "Nothing here", "This address leads nowhere.", `<a href="/">To the shop</a>`);
}

/** The page of a server whose storefront has not been built yet. */
export function missingBuildPage(lang: Lang): string {
  const command = "<code>npm start</code>";
  return lang === "zh"
    ? page(lang, "商城页面尚未构建", "接口已在运行，但还没有构建好的页面。", `请运行 ${command}。`)
    : page(
        lang,
        "The shop is not built yet",
        "The API is running, but the pages are missing.",
        `Run ${command} to build them.`,
      );
}

function page(lang: Lang, title: string, sentence: string, action: string): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font:16px/1.6 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1.5em}</style>
<h1>${title}</h1>
<p>${sentence}</p>
<p>${action}</p>
</html>
`;
}
