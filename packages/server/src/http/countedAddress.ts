/**
 * The address that limits count by; null for one that many may share: an unknown one, or this machine itself, as with a
 * proxy that the shop was not told about. A person with IPv6 has 2^64 addresses, so its network is counted.
 */
export function countedAddress(address: string): string | null {
  if (address === "" || address === "::1" || /^(::ffff:)?127\./.test(address)) return null;
  if (!address.includes(":") || address.includes(".")) return address;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":");
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...(tail?.split(":") ?? [])];
  return all.slice(0, 4).join(":");
}
