/** The first match names the browser. The order matters, because most browsers claim to be others too. */
const browsers: readonly [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["WeChat", /\bMicroMessenger\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bVersion\/[\d.]+.*\bSafari\//],
];
const systems: readonly [name: string, sign: RegExp][] = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** The name of a browser from its `User-Agent`, such as `Firefox · Windows`; null if unknown. */
export function browserName(userAgent: string | undefined): string | null {
  const named = [browsers, systems].flatMap((list) => list.find(([, sign]) => sign.test(userAgent ?? ""))?.[0] ?? []);
  return named.length > 0 ? named.join(" · ") : null;
}
