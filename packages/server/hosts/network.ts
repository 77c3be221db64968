import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Place } from "../test/failover/cluster.ts";

/** The network of compose.yaml. */
const subnet = "172.30.0";
const bridge = "sundry-hosts";

/** Hosts of their own on this machine: network namespaces on one bridge, on which this process has the first address. */
export interface Network {
  /** Address of this process. */
  address: string;
  /** A host with the last number of its address. */
  host(name: string, last: number): Promise<Place>;
  remove(): Promise<void>;
}

const ip = async (...words: string[]) => void (await promisify(execFile)("ip", words));

/** Makes the network. Linux, as root. */
export async function makeNetwork(): Promise<Network> {
  const made: string[] = [];
  await ip("link", "add", bridge, "type", "bridge");
  await ip("addr", "add", `${subnet}.1/24`, "dev", bridge);
  await ip("link", "set", bridge, "up");
  return {
    address: `${subnet}.1`,
    host: async (name, last) => {
      const space = `sundry-${name}`;
      await ip("netns", "add", space);
      made.push(space);
      await ip("link", "add", space, "type", "veth", "peer", "name", "eth0", "netns", space);
      await ip("link", "set", space, "master", bridge, "up");
      await ip("-n", space, "addr", "add", `${subnet}.${last}/24`, "dev", "eth0");
      await ip("-n", space, "link", "set", "eth0", "up");
      await ip("-n", space, "link", "set", "lo", "up");
      return { address: `${subnet}.${last}`, enter: ["ip", "netns", "exec", space] };
    },
    remove: async () => {
      for (const space of made) await ip("netns", "del", space);
      await ip("link", "del", bridge);
    },
  };
}
