import { deployText, deployYaml } from "./files.ts";

/** A number that a file of `deploy/monitoring` asks for. */
export interface AskedNumber {
  /** Where: name of the alert, or title of the panel. */
  by: string;
  name: string;
  /** Its labels, with the value if one is demanded. */
  labels: readonly { name: string; value?: string }[];
}

interface Dashboard {
  panels: readonly { title: string; targets: readonly { expr: string }[] }[];
}

interface Alerts {
  groups: readonly { rules: readonly { alert: string; expr: string }[] }[];
}

/** Words of PromQL that stand where a name could. */
const words: ReadonlySet<string> = new Set(["or", "and", "unless"]);

/** All numbers of the alerts and the dashboard. */
export function askedNumbers(): AskedNumber[] {
  const alerts = deployYaml("monitoring/alerts.yaml") as Alerts;
  const dashboard = JSON.parse(deployText("monitoring/dashboard.json")) as Dashboard;
  return [
    ...alerts.groups.flatMap(({ rules }) => rules.flatMap(({ alert, expr }) => numbersIn(alert, expr))),
    ...dashboard.panels.flatMap(({ title, targets }) => targets.flatMap(({ expr }) => numbersIn(title, expr))),
  ];
}

/** The numbers in an expression of PromQL, in the forms that our files use. */
function numbersIn(by: string, text: string): AskedNumber[] {
  const groups = [...text.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, names = ""]) => names.split(/, */));
  const matchers: string[] = [];
  const plain = text
    .replaceAll(/\{([^}]*)\}/g, (_, inside: string) => `{${matchers.push(inside) - 1}}`)
    .replaceAll(/\bby \([^)]*\)|\[[^\]]*\]|\boffset \w+/g, "");
  return [...plain.matchAll(/\b([a-z_]\w*)\b(?! *\()(?:\{(\d+)\})?/g)]
    .filter(([, name = ""]) => !words.has(name))
    .map(([, name = "", at]) => ({
      by,
      name,
      labels: [...matched(matchers[Number(at)] ?? ""), ...groups.map((group) => ({ name: group }))],
    }));
}

function matched(matchers: string): { name: string; value?: string }[] {
  return [...matchers.matchAll(/(\w+)(=~|!=|=)"([^"]*)"/g)].map(([, name = "", sign, value = ""]) =>
    sign === "=" ? { name, value } : { name },
  );
}
