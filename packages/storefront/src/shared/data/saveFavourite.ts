import { add, addStore } from "@sundry/api/contract/favourite";
import { client, type Fault } from "./client.ts";

/** The server's code for something that is already a favourite. */
const ALREADY_SAVED = 20017;

/** Makes goods or a store a favourite. If it already is one, that counts as success, and resolves to false. */
export async function saveFavourite(type: "GOODS" | "STORE", id: string): Promise<boolean> {
  try {
    await client.send(type === "GOODS" ? add : addStore, { type, id });
    return true;
  } catch (fault) {
    if ((fault as Fault).code !== ALREADY_SAVED) throw fault;
    return false;
  }
}
