import { add, addStore } from "@sundry/api/contract/favourite";
import { client, type Fault } from "./client.ts";

/** The server's code for something that is already a favourite. */
const ALREADY_SAVED = 20017;

/** Makes goods or a store a favourite. If it already is one, that counts as success. */
export async function saveFavourite(type: "GOODS" | "STORE", id: string): Promise<void> {
  await client.send(type === "GOODS" ? add : addStore, { type, id }).catch((fault: Fault) => {
    if (fault.code !== ALREADY_SAVED) throw fault;
  });
}
