import { createServer } from "node:http";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { OpenDatabase } from "#server/db/database.ts";
import type { Timer } from "#server/modules/platform/timers/loop.ts";
import { lastGoodRuns } from "./lastRuns.ts";
import { countedCodes } from "./warnings.ts";
import type { Observer } from "./requestObservers.ts";

/** Metrics of one process in Prometheus format. */
export interface Metrics {
  /** Counts requests, their duration, and the trades created. */
  request: Observer;
  /** The same timer, with its rounds counted. */
  timed(timer: Timer): Timer;
  /** Looks when backups and comparisons of payments last ended well, apart from `text`, which must not wait for the database. */
  lastRuns: Timer;
  /** The current metrics. */
  text(): Promise<string>;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const timerSeconds = [0.01, 0.1, 1, 10, 60];

/** Starts counting. */
export function openMetrics(database: Pick<OpenDatabase, "connections">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "sundry_request_seconds",
    help: "Requests by declared call (or first part of the address) and status, and how long each took.",
    labelNames: ["call", "status"] as const,
    buckets: requestSeconds,
    registers,
  });
  const trades = new Counter({ name: "sundry_trades_total", help: "Submits answered with a trade.", registers });
  const rounds = new Histogram({
    name: "sundry_timer_seconds",
    help: "Rounds of timed work, and how long each took.",
    labelNames: ["timer", "failed"] as const,
    buckets: timerSeconds,
    registers,
  });
  const connections = new Gauge({
    name: "sundry_database_connections",
    help: "Connections of this process: all, idle, and calls that wait for one.",
    labelNames: ["state"] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections())) connections.set({ state }, count);
    },
  });
  const codes = new Gauge({
    name: "sundry_codes",
    help: "Codes since the start: sent or refused because of the hourly limit, for known devices or for everybody else.",
    labelNames: ["place", "outcome"] as const,
    registers,
    collect() {
      for (const { count, ...labels } of countedCodes()) codes.set(labels, count);
    },
  });
  const runs = new Gauge({
    name: "sundry_last_good_run_timestamp_seconds",
    help: "When a backup last ended, and when a comparison of payments last found no difference.",
    labelNames: ["command"] as const,
    registers,
  });
  return {
    request: ({ call, path, status, ms }) => {
      requests.observe({ call: call ?? knownPath(path), status: String(status) }, ms / 1000);
      if (call === "checkout.createTrade" && status === 200) trades.inc();
    },
    timed: (timer) => ({
      ...timer,
      round: async (parts) => {
        let failed = false;
        const over = rounds.startTimer({ timer: timer.name });
        try {
          const noticed = (error: unknown) => {
            failed = true;
            parts.failed(error);
          };
          await timer.round({ ...parts, failed: noticed });
        } catch (error) {
          failed = true;
          throw error;
        } finally {
          over({ failed: String(failed) });
        }
      },
    }),
    lastRuns: {
      name: "last runs",
      everyMs: 60_000,
      round: async ({ db }) => {
        for (const { command, at } of await lastGoodRuns(db)) runs.set({ command }, at.getTime() / 1000);
      },
    },
    text: () => registry.metrics(),
  };
}

/** Anybody can request any address, so only the shop's own have their own label. */
const paths: ReadonlySet<string> = new Set(["/", "/api", "/assets", "/fonts", "/im", "/media", "/outbox", "/sandbox"]);

function knownPath(path: string | undefined): string {
  return path !== undefined && paths.has(path) ? path : "other";
}

/**
 * Serves `/metrics` on its own port, which buyers never reach. Returns a function that stops it; rejects if the port is
 * not available.
 */
export async function listenForMetrics(metrics: Metrics, host: string, port: number): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.text().then(
      (text) => response.writeHead(200, { "Content-Type": "text/plain; version=0.0.4; charset=utf-8" }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(
        new Error(
          `The numbers cannot be offered on ${host}:${port} (${error.code}). Set SUNDRY_METRICS_PORT to a free port.`,
        ),
      ),
    );
    server.listen(port, host, listening);
  });
  return () =>
    new Promise((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
}
