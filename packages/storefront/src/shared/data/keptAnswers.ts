import { keptAtHeader } from "../../start/workerAddress.ts";
import { createStore, type Store } from "./createStore.ts";

/** When the last answer of each address was kept, in epoch ms; none for a fresh one. */
const ages = new Map<string, number>();
/** The same for what the page has read, by the name of the read. */
const reads = new Map<string, number>();
/** How many components show a read. */
const shown = new Map<string, number>();

const oldest = createStore<number | undefined>(undefined);

/** When the oldest answer on the page was kept, in epoch ms; undefined if all of them are fresh. */
export const shownSince: Omit<Store<number | undefined>, "set"> = oldest;

/** Notes whether an answer is an old one. */
export function noteAge(address: string, answer: Pick<Response, "headers">): void {
  const keptAt = Date.parse(answer.headers.get(keptAtHeader) ?? "");
  if (Number.isNaN(keptAt)) ages.delete(address);
  else ages.set(address, keptAt);
}

/** Notes that the read `name` has the last answer of this address. */
export function noteRead(name: string, address: string): void {
  const keptAt = ages.get(address);
  if (keptAt === undefined) reads.delete(name);
  else reads.set(name, keptAt);
  update();
}

/** Notes that the read `name` has an answer that was kept then (epoch ms). */
export function noteOldRead(name: string, keptAt: number): void {
  reads.set(name, keptAt);
}

/** Whether the last answer of the read `name` is an old one. */
export const isOldRead = (name: string): boolean => reads.has(name);

/** Notes that a component shows a read. Returns how to say that it no longer does. */
export function showRead(name: string): () => void {
  shown.set(name, (shown.get(name) ?? 0) + 1);
  update();
  return () => {
    const left = (shown.get(name) ?? 1) - 1;
    if (left > 0) shown.set(name, left);
    else shown.delete(name);
    update();
  };
}

function update(): void {
  if (reads.size === 0 && oldest.get() === undefined) return;
  const visible = [...reads].filter(([name]) => shown.has(name)).map(([, keptAt]) => keptAt);
  oldest.set(visible.length > 0 ? Math.min(...visible) : undefined);
}
