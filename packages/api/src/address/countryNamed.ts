/** Names that the standard does not have and shops use. */
const others: Readonly<Record<string, string>> = {
  "great britain": "GB",
  holland: "NL",
  usa: "US",
  uae: "AE",
  阿联酋: "AE",
  korea: "KR",
  "mainland china": "CN",
  中国大陆: "CN",
  中华人民共和国: "CN",
  香港: "HK",
  澳门: "MO",
};
let known: ReadonlyMap<string, string> | undefined;

/**
 * The two letters (ISO 3166-1) of a country by its name in English or Chinese, in any case: `NL` for "Netherlands" and
 * "荷兰". Undefined for other names, such as a province.
 */
export function countryNamed(name: string): string | undefined {
  known ??= allNames();
  return known.get(name.trim().toLowerCase());
}

function allNames(): ReadonlyMap<string, string> {
  const names = new Map(Object.entries(others));
  const codes = allCodes();
  for (const language of ["en", "zh"])
    for (const style of ["short", "long"] as const) {
      const written = new Intl.DisplayNames(language, { type: "region", style, fallback: "none" });
      for (const code of codes) {
        const name = written.of(code);
        if (name) names.set(name.toLowerCase(), code);
      }
    }
  return names;
}

/** Every pair of letters that stands for itself: old ones such as `UK` and `DD` stand for another. */
function allCodes(): readonly string[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  return letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter(
      (code) =>
        new Intl.Locale("und", { region: code }).region === code &&
        !/^(?:AA|EU|EZ|UN|QO|Q[M-Z]|X[A-JL-Z]|ZZ)$/.test(code),
    );
}
