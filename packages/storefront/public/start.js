// Theme, kind of page and strip, before the first paint. Storage may be blocked; then the usual holds.
(() => {
  const root = document.documentElement.dataset;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const theme = kept("theme");
  if (theme === "light" || theme === "dark") root.theme = theme;
  const last = kept("topAdvert");
  if (!/^#?\/?$/.test(location.hash)) root.start = "page";
  else root.start = last === "" || (last !== null && last === kept("closedAdvert")) ? "home" : "advert";
})();
