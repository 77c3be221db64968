// First in every page that an engine is shown: reports errors of the console, uncaught errors, rejected promises, and
// pictures and files that fail to load. Counts requests on their way, for those who wait for the page to come to rest.
(() => {
  const report = (text) => {
    // As a beacon, which also arrives when the page is left.
    navigator.sendBeacon("/engines/faults", `${location.pathname}${location.search}${location.hash}: ${text}`);
  };
  const textOf = (thrown) => (thrown instanceof Error ? `${thrown.message}\n${thrown.stack ?? ""}` : String(thrown));
  addEventListener(
    "error",
    (event) => {
      const { target } = event;
      if (!(target instanceof Element)) report(`uncaught: ${textOf(event.error ?? event.message)}`);
      else report(`failed to load: ${target.localName} ${target.currentSrc || target.src || target.href}`);
    },
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => report(`rejected: ${textOf(reason)}`));
  addEventListener("securitypolicyviolation", (event) =>
    report(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`),
  );
  const since = new Set();
  // What takes longer is held until there is news.
  globalThis.onTheirWay = () => [...since].filter(({ at }) => performance.now() - at < 5000).length;
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const one = { at: performance.now() };
    since.add(one);
    return fetch(...request).finally(() => since.delete(one));
  };
  const { error } = console;
  console.error = (...parts) => {
    report(`console: ${parts.map(textOf).join(" ")}`);
    error.apply(console, parts);
  };
})();
