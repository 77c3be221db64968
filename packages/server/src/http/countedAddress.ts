/** A network that a client belongs to, and how many times the limit of one address it may use. */
export interface CountedNetwork {
  name: string;
  /** 1 for one address. A wider network has more people, so it may use more, but never in proportion to its addresses. */
  share: number;
}

/** Widths of the counted IPv6 networks, in groups and bits: a connection, a customer, a site of a provider. */
const widths = [
  { groups: 4, bits: 64, share: 1 },
  { groups: 4, bits: 56, share: 2 },
  { groups: 3, bits: 48, share: 4 },
] as const;

/**
 * The address that limits count by; null for one that many may share: an unknown one, or this machine itself, as with a
 * proxy that the shop was not told about. A person with IPv6 has 2^64 addresses, so its network is counted.
 */
export function countedAddress(address: string): string | null {
  return countedNetworks(address)[0]?.name ?? null;
}

/**
 * The networks that limits count by, the narrowest first; none for an address that many may share. Somebody with IPv6
 * often has 256 networks of 2^64 addresses, sometimes 65,536, so the wider ones are counted too.
 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  if (address === "" || address === "::1" || /^(::ffff:)?127\./.test(address)) return [];
  // An IPv4 address that a socket for both protocols reports is the same one.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":") || plain.includes(".")) return [{ name: plain, share: 1 }];
  const groups = groupsOf(plain);
  return widths.map(({ groups: count, bits, share }) => {
    const kept = groups.slice(0, count);
    if (bits === 56) kept[3] = (Number.parseInt(kept[3] ?? "0", 16) & 0xff00).toString(16);
    // The name of the narrowest has no width, as it has always been.
    return { name: bits === 64 ? kept.join(":") : `${kept.join(":")}/${bits}`, share };
  });
}

/** The widest network: what one customer of a provider can hardly leave. */
export function widestNetwork(address: string): string | null {
  return countedNetworks(address).at(-1)?.name ?? null;
}

/** Whether only machines of the same network reach the shop from this address: a proxy beside it, a container's host. */
export function isPrivate(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, "");
  return (
    plain === "::1" ||
    /^(127|10)\./.test(plain) ||
    plain.startsWith("192.168.") ||
    /^172\.(1[6-9]|2\d|3[01])\./.test(plain) ||
    plain.startsWith("169.254.") ||
    /^f[cd][\da-f]{2}:|^fe[89ab][\da-f]:/i.test(plain)
  );
}

/** The eight groups of an IPv6 address, without leading zeros, so that one address has one name. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...last];
  return all.map((group) => (Number.parseInt(group, 16) || 0).toString(16));
}
