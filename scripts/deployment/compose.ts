import { existsSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { commandFaults } from "./commands.ts";
import { deployText, deployYaml, exampleSettings } from "./files.ts";
import { secondsToStop, settingFaults } from "./settings.ts";

interface Service {
  image?: string;
  environment?: Record<string, string>;
  networks?: { default: { ipv4_address: string } };
  stop_grace_period?: string;
  healthcheck?: { test: string[] | string };
  volumes?: string[];
}

/** For Docker Compose only; it puts them into other settings. */
const ofCompose = new Set(["DATABASE_PASSWORD", "STORE_PASSWORD", "COMPOSE_PROFILES", "BACKUPS"]);
const port = 8080;

/** What is wrong with compose.yaml and the files that belong to it. */
export function composeFaults(): string[] {
  const text = deployText("compose.yaml");
  const { services } = deployYaml("compose.yaml") as { services: Record<string, Service> };
  const all = Object.entries(services);
  const shops = all.filter(([, { networks }]) => networks);
  const [settings = {}] = shops.map(([, service]) => ({ ...ownSettings(), ...filled(service.environment) }));
  const faults = [...settingFaults(settings), ...commandFaults(text)];
  for (const [name, { image = "", stop_grace_period: grace = "", volumes = [], healthcheck }] of all) {
    if (!/^sundry(-web)?$|^[\w/.-]+:[\w.-]*\d[\w.-]*$/.test(image)) faults.push(`${name} has no pinned image`);
    for (const [, path = ""] of volumes.join("\n").matchAll(/^\.\/([^:]+\.conf):/gm))
      if (!existsSync(inRoot("deploy", path))) faults.push(`${name} mounts ${path}, which is not there`);
    const isShop = shops.some(([shop]) => shop === name);
    if (isShop && Number.parseInt(grace, 10) <= secondsToStop(settings))
      faults.push(`${name} is killed before it has stopped`);
    if (isShop && !String(healthcheck?.test).includes(`127.0.0.1:${port}/readyz`))
      faults.push(`${name} is not asked for /readyz`);
  }
  const servers = [...deployText("compose/upstream.conf").matchAll(/^ {2}server (\S+) /gm)].map(([, server]) => server);
  const addresses = shops.map(([, { networks }]) => `${networks?.default.ipv4_address}:${port}`);
  if (servers.join() !== addresses.join()) faults.push("compose/upstream.conf does not list the shops of compose.yaml");
  const { scrape_configs: jobs } = deployYaml("monitoring/prometheus.yaml") as {
    scrape_configs: { static_configs: { targets: string[] }[] }[];
  };
  const scraped = jobs.flatMap((job) => job.static_configs.flatMap(({ targets }) => targets));
  const offered = shops.map(([name]) => `${name}:${settings.SUNDRY_METRICS_PORT}`);
  if (scraped.join() !== offered.join()) faults.push("monitoring/prometheus.yaml does not list them");
  return faults.map((fault) => `deploy/compose.yaml: ${fault}`);
}

function ownSettings(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(exampleSettings("compose/example.env")).filter(([name]) => !ofCompose.has(name)),
  );
}

/** With something in place of what Docker Compose fills in. */
function filled(settings: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [name, value.replaceAll(/\$\{[^}]*\}/g, "filled")]),
  );
}
