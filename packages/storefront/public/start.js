// Theme, kind of page and strip, before the first paint. Storage may be blocked; then the usual holds.
(function () {
  var root = document.documentElement.dataset;
  var kept = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (_) {
      return null;
    }
  };
  var theme = kept("theme");
  if (theme === "light" || theme === "dark") root.theme = theme;
  var last = kept("topAdvert");
  if (!/^#?\/?$/.test(location.hash)) root.start = "page";
  else root.start = last === "" || (last !== null && last === kept("closedAdvert")) ? "home" : "advert";
})();
