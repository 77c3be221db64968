import { readdirSync } from "node:fs";
import { inRoot } from "../run/root.ts";
import { commandFaults } from "./commands.ts";
import { deployDocuments, deployText, deployYaml, exampleSettings } from "./files.ts";
import { secondsToStop, settingFaults } from "./settings.ts";

interface Probe {
  httpGet: { path: string; port: string };
  periodSeconds: number;
  failureThreshold: number;
  timeoutSeconds?: number;
}

interface Deployment {
  kind: string;
  spec: {
    template: {
      metadata: { annotations: Record<string, string> };
      spec: {
        terminationGracePeriodSeconds: number;
        containers: {
          ports: { name: string; containerPort: number }[];
          startupProbe: Probe;
          livenessProbe: Probe;
          readinessProbe: Probe;
        }[];
      };
    };
  };
}

/** What is wrong with the manifests of Kubernetes. */
export function kubernetesFaults(): string[] {
  const { configMapGenerator, resources } = deployYaml("kubernetes/kustomization.yaml") as {
    configMapGenerator: { literals?: string[] }[];
    resources: string[];
  };
  const literals = configMapGenerator.flatMap(({ literals: lines = [] }) => lines.map((line) => line.split("=", 2)));
  const settings = {
    ...(Object.fromEntries(literals) as Record<string, string>),
    ...exampleSettings("kubernetes/secret.example.env"),
  };
  const files = readdirSync(inRoot("deploy/kubernetes")).filter((name) => /^(?!kustomization).*\.yaml$/.test(name));
  const listed = deployText("kubernetes/kustomization.yaml");
  const faults = [
    ...settingFaults(settings),
    ...files.flatMap((name) => commandFaults(deployText(`kubernetes/${name}`))),
    ...files.filter((name) => !listed.includes(`- ${name}\n`)).map((name) => `${name} is not in kustomization.yaml`),
    ...resources.filter((name) => !files.includes(name)).map((name) => `there is no ${name}`),
  ];
  const shop = deployDocuments("kubernetes/shop.yaml").find((one) => (one as Deployment).kind === "Deployment");
  const { metadata, spec } = (shop as Deployment).spec.template;
  const [container] = spec.containers;
  if (!container) return ["deploy/kubernetes/shop.yaml: no container"];
  const { startupProbe, livenessProbe, readinessProbe: ready } = container;
  const asked = [startupProbe, livenessProbe, ready].map(({ httpGet }) => `${httpGet.path} ${httpGet.port}`);
  if (asked.join() !== "/healthz http,/healthz http,/readyz http") faults.push("a probe asks for something else");
  const stop = secondsToStop(settings);
  if (spec.terminationGracePeriodSeconds <= stop) faults.push("a shop is killed before it has stopped");
  if (ready.periodSeconds * ready.failureThreshold + (ready.timeoutSeconds ?? 1) >= stop - 3)
    faults.push("a shop that drains is noticed too late");
  const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, String(containerPort)]));
  if (ports.http !== "8080") faults.push("the image listens on 8080");
  if (new Set([ports.metrics, metadata.annotations["prometheus.io/port"], settings.SUNDRY_METRICS_PORT]).size > 1)
    faults.push("the ports of the metrics differ");
  return faults.map((fault) => `deploy/kubernetes: ${fault}`);
}
