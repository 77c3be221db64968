import { plainPage } from "#server/http/plainPages.ts";
import type { Lang } from "#server/http/serve.ts";

const words = {
  en: {
    title: "Demo account",
    note: "This page stands in for a third-party login. No password needed: any name works, and the same name is the same person.",
    name: "Your name with the third party",
    yes: "Continue to the shop",
    no: "Cancel",
  },
  zh: {
    title: "演示账号",
    note: "此页面模拟第三方登录，无需密码，任何名称都可以；使用相同名称即为同一人。",
    name: "您在第三方的名称",
    yes: "继续前往商城",
    no: "取消",
  },
} as const;

/** The page on which a visitor of the demo says who they are. */
export function demoPage(lang: Lang): string {
  const text = words[lang];
  return plainPage(
    lang,
    text.title,
    `<p>${text.note}</p>
<form method="post">
<p><label for="name">${text.name}</label><br><input id="name" name="name" maxlength="40" autocomplete="nickname" autofocus></p>
<button name="answer" value="yes">${text.yes}</button>
<button name="answer" value="no">${text.no}</button>
</form>`,
  );
}
