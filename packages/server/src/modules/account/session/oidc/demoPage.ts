import { plainPage } from "#server/http/plainPages.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** The page where a visitor of the demo enters a name. */
export function demoPage(lang: Lang): string {
  const text = wordsIn(lang).demoPages.login;
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
