/** Scheme, login, servers and the rest of a PostgreSQL URL. */
const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#]*)([^]*)$/;

/** One URL for each server that a URL names: `postgres://shop@a:5432,b:5432/shop` names two. */
export function serversOf(url: string): string[] {
  const [, scheme = "", login = "", servers = "", rest = ""] = parts.exec(url) ?? [];
  const names = servers.split(",");
  if (names.length < 2) return [url];
  const own = withoutParameter(rest, "target_session_attrs");
  return names.map((name) => `${scheme}${login}${name}${own}`);
}

/** Servers and database of a URL, for messages. Login and parameters are left out because they may contain a password. */
export function nameOf(url: string): string {
  const [, scheme, , servers = "", rest = ""] = parts.exec(url) ?? [];
  if (scheme === undefined) return "not a URL of PostgreSQL";
  return `${servers}${rest.replace(/[?#][^]*/, "")}`;
}

/** Used for `target_session_attrs`: libpq's way to ask for the primary. The shop always uses the primary. */
function withoutParameter(rest: string, name: string): string {
  const [path = "", query] = rest.split("?", 2);
  const kept = (query ?? "").split("&").filter((pair) => pair !== "" && !pair.startsWith(`${name}=`));
  return kept.length === 0 ? path : `${path}?${kept.join("&")}`;
}
