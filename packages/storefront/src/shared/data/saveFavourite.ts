import { add, addStore } from "@sundry/api/contract/favourite";
import { client, type Fault } from "./client.ts";

/** The server refuses what is a favourite already. */
const ALREADY_SAVED = 20017;

/** Makes goods or a store a favourite. What is one already counts as done: the buyer has what they asked for. */
export async function saveFavourite(type: "GOODS" | "STORE", id: string): Promise<void> {
  await client.send(type === "GOODS" ? add : addStore, { type, id }).catch((fault: Fault) => {
    if (fault.code !== ALREADY_SAVED) throw fault;
  });
}
